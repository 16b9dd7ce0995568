/** Tiles that lie on spaces although the view only counts them: each stays where it lay, new ones take free spaces. */
export class Spaces {
  private cells: (string | null)[] = [];
  private era = -1;

  update(tiles: readonly string[], spaces: number, era: number): (string | null)[] {
    if (era !== this.era || this.cells.length !== spaces) this.cells = Array<string | null>(spaces).fill(null);
    this.era = era;
    const left = [...tiles];
    const next = this.cells.map((tile) => {
      const found = tile === null ? -1 : left.indexOf(tile);
      if (found < 0) return null;
      left.splice(found, 1);
      return tile;
    });
    // scattered, so that a fresh forum does not look sorted: the same for everybody who looks
    const free = next.flatMap((tile, n) => (tile === null ? [n] : [])).sort((a, b) => ((a * 7 + 3) % spaces) - ((b * 7 + 3) % spaces));
    left.forEach((tile, n) => {
      if (free[n] !== undefined) next[free[n]] = tile;
    });
    this.cells = next;
    return next;
  }
}
