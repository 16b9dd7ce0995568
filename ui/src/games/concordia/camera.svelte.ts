/** How much of the board is seen: it can be dragged, zoomed with wheel, fingers and keys, and fitted again. */

import { HEIGHT, WIDTH, type Point } from "./geography";

const MOST = 3;
const REST = 200; // milliseconds after which zooming is over
const SLACK = 6; // so far a finger may slip before a tap becomes a drag

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** The scale in which the board is drawn: while it is zoomed the picture is only stretched, and drawn anew when it rests. */
  drawn = $state(1);
  width = $state(0);
  height = $state(0);
  /** What lies over the board at its start (left, or right in Persian) is not used to show it. */
  covered = 0;
  mirrored = false;
  /** Somebody has moved it: it is not fitted by itself any more. */
  free = false;
  private still = 0;

  get least(): number {
    return Math.min(this.whole, 0.5);
  }

  /** The scale at which the whole board is seen. */
  get whole(): number {
    return Math.min(this.height / HEIGHT, (this.width - this.covered) / WIDTH) || 1;
  }

  fit(): void {
    const scale = this.whole;
    const room = this.width - this.covered;
    const rest = room - WIDTH * scale;
    this.scale = this.drawn = scale;
    this.x = (this.mirrored ? 0 : this.covered) + rest / 2;
    this.y = (this.height - HEIGHT * scale) / 2;
    this.free = false;
  }

  /** Show a point in the middle, so large. */
  centre([x, y]: Point, scale = this.scale): void {
    this.scale = this.drawn = scale;
    this.x = this.width / 2 - x * scale;
    this.y = this.height / 2 - y * scale;
    this.keep();
  }

  /** See to it that a point is seen, with some room around it. */
  reveal([x, y]: Point, room = 40): void {
    const left = this.mirrored ? 0 : this.covered;
    const right = this.width - (this.mirrored ? this.covered : 0);
    const at = { x: x * this.scale + this.x, y: y * this.scale + this.y };
    this.x += Math.max(0, left + room - at.x) - Math.max(0, at.x - (right - room));
    this.y += Math.max(0, room - at.y) - Math.max(0, at.y - (this.height - room));
  }

  sees([x, y]: Point): boolean {
    const at = { x: x * this.scale + this.x, y: y * this.scale + this.y };
    return at.x > 0 && at.y > 0 && at.x < this.width && at.y < this.height;
  }

  pan(x: number, y: number): void {
    this.x += x;
    this.y += y;
    this.free = true;
    this.keep();
  }

  /** Zoom around a point of the screen, counted from the corner of the board. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    const scale = Math.max(this.least, Math.min(MOST, this.scale * factor));
    this.x = x - ((x - this.x) * scale) / this.scale;
    this.y = y - ((y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.free = true;
    this.keep();
    clearTimeout(this.still);
    this.still = window.setTimeout(() => (this.drawn = this.scale), REST);
  }

  /** Where the picture is put: on whole points of the screen, so that letters are sharp, unless it is being stretched. */
  get placed(): string {
    const sharp = this.scale === this.drawn ? devicePixelRatio : 0;
    const [x, y] = sharp ? [Math.round(this.x * sharp) / sharp, Math.round(this.y * sharp) / sharp] : [this.x, this.y];
    return `translate(${x}px, ${y}px) scale(${this.scale / this.drawn})`;
  }

  /** The middle of what is seen stays on the board. */
  private keep(): void {
    const middle = (at: number, size: number) => (size / 2 - at) / this.scale;
    const [x, y] = [middle(this.x, this.width), middle(this.y, this.height)];
    this.x += (x - Math.max(0, Math.min(WIDTH, x))) * this.scale;
    this.y += (y - Math.max(0, Math.min(HEIGHT, y))) * this.scale;
  }
}

/** Mouse wheel, dragging and pinching move the camera; what was a drag is no click. */
export function handle(node: HTMLElement, camera: Camera) {
  const down = new Map<number, Point>();
  let dragged = false;
  const at = (event: MouseEvent): Point => {
    const box = node.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), ...at(event));
  }
  function press(event: PointerEvent): void {
    if (event.button > 0) return;
    if (down.size === 0) dragged = false;
    down.set(event.pointerId, at(event));
  }
  function move(event: PointerEvent): void {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    const others = [...down].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (others.length) {
      const other = others[0]!;
      const apart = (point: Point) => Math.hypot(point[0] - other[0], point[1] - other[1]) || 1;
      camera.pan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
      camera.zoom(apart(now) / apart(before), (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
      dragged = true;
    } else if (dragged || Math.hypot(now[0] - before[0], now[1] - before[1]) > SLACK) {
      if (!dragged) node.setPointerCapture(event.pointerId); // nothing under the pointer is looked for, and nothing lights up
      dragged = true;
      camera.pan(now[0] - before[0], now[1] - before[1]);
    } else {
      return; // not far enough yet: the start stays where it was
    }
    down.set(event.pointerId, now);
  }
  const lift = (event: PointerEvent) => void down.delete(event.pointerId);
  function click(event: MouseEvent): void {
    if (!dragged) return;
    event.preventDefault();
    event.stopPropagation();
    dragged = false;
  }

  node.addEventListener("wheel", wheel, { passive: false });
  node.addEventListener("pointerdown", press);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", lift);
  window.addEventListener("pointercancel", lift);
  node.addEventListener("click", click, { capture: true });
  return {
    destroy() {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", lift);
      window.removeEventListener("pointercancel", lift);
    },
  };
}

/** An animation that never begins. For everything else that is moved, Chromium sorts all layers of the page anew in every frame. */
export function mobile(node: HTMLElement) {
  const animation = node.animate({ transform: ["none", "none"] }, { delay: 1, duration: 1 });
  animation.pause();
  return { destroy: () => animation.cancel() };
}
