/** The board under a lens: two fingers enlarge it, one moves it while it is large, two quick taps show all of it again. */

const MOST = 2.5;
const SLACK = 8; // so far a finger may slip before a tap becomes a drag
const QUICK = 320; // milliseconds between the taps of a double tap

interface Point {
  x: number;
  y: number;
}

export class Lens {
  scale = $state(1);
  x = $state(0);
  y = $state(0);

  get large(): boolean {
    return this.scale > 1;
  }

  get transform(): string | undefined {
    return this.large ? `translate(${this.x}px, ${this.y}px) scale(${this.scale})` : undefined;
  }

  fit(): void {
    this.scale = 1;
    this.x = this.y = 0;
  }

  /** Enlarge around a point of the frame, and move; the picture goes on filling the frame. */
  private change(frame: HTMLElement, factor: number, around: Point, by: Point): void {
    const scale = Math.max(1, Math.min(MOST, this.scale * factor));
    const kept = (at: number, middle: number, moved: number, size: number) =>
      Math.max(size * (1 - scale), Math.min(0, middle - ((middle - at) * scale) / this.scale + moved));
    this.x = kept(this.x, around.x, by.x, frame.clientWidth);
    this.y = kept(this.y, around.y, by.y, frame.clientHeight);
    this.scale = scale;
  }

  /** Fingers on `frame` move the lens; what was a drag is no tap. */
  readonly handle = (frame: HTMLElement) => {
    const down = new Map<number, Point>();
    let dragged = false;
    let tapped = 0;
    const at = (event: PointerEvent): Point => {
      const box = frame.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const press = (event: PointerEvent) => {
      if (event.pointerType !== "touch") return;
      if (down.size === 0) dragged = false;
      down.set(event.pointerId, at(event));
    };
    const move = (event: PointerEvent) => {
      const before = down.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      const by = { x: now.x - before.x, y: now.y - before.y };
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
        const middle = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
        this.change(frame, apart(now) / apart(before), middle, { x: by.x / 2, y: by.y / 2 });
        dragged = true;
      } else if (this.large && (dragged || Math.hypot(by.x, by.y) > SLACK)) {
        this.change(frame, 1, now, by);
        dragged = true;
      } else {
        return; // not far enough yet: the start stays where it was
      }
      down.set(event.pointerId, now);
    };
    const lift = (event: PointerEvent) => {
      if (!down.delete(event.pointerId) || dragged || event.type === "pointercancel") return;
      if (event.timeStamp - tapped < QUICK) this.fit();
      tapped = event.timeStamp;
    };
    const click = (event: MouseEvent) => {
      if (!dragged) return;
      event.preventDefault();
      event.stopPropagation();
      dragged = false;
    };
    const listeners: [string, (event: never) => void, boolean?][] = [
      ["pointerdown", press], ["pointermove", move], ["pointerup", lift], ["pointercancel", lift], ["click", click, true],
    ];
    for (const [name, listener, first] of listeners) frame.addEventListener(name, listener as EventListener, first);
    return {
      destroy() {
        for (const [name, listener, first] of listeners) frame.removeEventListener(name, listener as EventListener, first);
      },
    };
  };
}
