/** The drawings of a game, put on the page once, when a picture of it is first shown. */

const there = new Set<string>();

export function once(game: string, sprite: string): void {
  if (there.has(game)) return;
  there.add(game);
  const box = document.createElement("div");
  box.hidden = true;
  box.innerHTML = sprite;
  document.body.append(box);
}
