/** A thing of the board that can be clicked is a button for everybody: with the mouse, with Enter and with the space bar. */
export function press(node: Element, act: (() => void) | null) {
  let current = act;
  const click = (event: Event) => {
    if (!current) return;
    event.stopPropagation();
    current();
  };
  const key = (event: Event) => {
    const { key: name } = event as KeyboardEvent;
    if (!current || (name !== "Enter" && name !== " ")) return;
    event.preventDefault();
    event.stopPropagation();
    current();
  };
  node.addEventListener("click", click);
  if (!(node instanceof HTMLButtonElement)) node.addEventListener("keydown", key); // a button does that by itself
  return {
    update(next: (() => void) | null) {
      current = next;
    },
    destroy() {
      node.removeEventListener("click", click);
      node.removeEventListener("keydown", key);
    },
  };
}

/** What can be done now is reached with Tab and is a button; everything else on the board only tells what it is. */
export function standing(able: unknown): { role: string; tabindex: number } {
  return able ? { role: "button", tabindex: 0 } : { role: "img", tabindex: -1 };
}
