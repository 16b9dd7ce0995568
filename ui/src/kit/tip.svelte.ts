/** Explanations: hover, focus or long press on a thing tells its name, what it does, and the number of its rule.
 *
 *      <g use:tip={{ title: "Caravansery", text: "Each time you build: ...", rule: "SW-6.2" }}>
 */

export interface Tip {
  title: string;
  text?: string;
  rule?: string; // leads to the rules
}

interface Shown extends Tip {
  box: DOMRect;
  pinned: boolean;
}

class Tips {
  shown = $state.raw<Shown | null>(null);
  private timer = 0;

  show(node: Element, tip: Tip, pinned = false): void {
    this.shown = { ...tip, box: node.getBoundingClientRect(), pinned };
  }

  /** What it says is looked up when it is shown: some of it comes from the server in the meantime. */
  later(node: Element, tip: () => Tip | null | undefined): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      const wanted = tip();
      if (wanted) this.show(node, wanted);
    }, 300);
  }

  hide(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }
}

export const tips = new Tips();
const LONG = 450;
const SLIPS = 10; // so far a finger may slip before it drags, which asks for nothing

export function tip(node: Element, given: Tip | null | undefined) {
  let current = given;
  let press = 0;
  let from = { x: 0, y: 0 };
  const begin = (event: Event) => current && (event as PointerEvent).pointerType !== "touch" && tips.later(node, () => current);
  // what comes to lie under a mouse that rests, such as a piece that was just moved there, waits until the mouse moves
  const enter = (event: Event) => {
    const { movementX, movementY } = event as PointerEvent;
    if (movementX || movementY) begin(event);
    else node.addEventListener("pointermove", begin, { once: true });
  };
  const leave = () => {
    clearTimeout(press);
    node.removeEventListener("pointermove", begin);
    // what goes away while it has the focus is left in the middle of an update, when nothing may change
    queueMicrotask(() => !tips.shown?.pinned && tips.hide());
  };
  const focus = () => current && node.matches(":focus-visible") && tips.later(node, () => current);
  const down = (event: Event) => {
    // who clicks has read it: it goes out of the way
    if ((event as PointerEvent).pointerType !== "touch") return tips.hide();
    if (!current) return;
    const wanted = current;
    from = event as PointerEvent;
    press = window.setTimeout(() => {
      tips.show(node, wanted, true);
      node.addEventListener("click", swallow, { capture: true, once: true });
    }, LONG);
  };
  const moved = (event: Event) => {
    const { x, y } = event as PointerEvent;
    if (Math.hypot(x - from.x, y - from.y) > SLIPS) clearTimeout(press);
  };
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const listeners: [string, (event: Event) => void][] = [
    ["pointerenter", enter], ["pointerleave", leave], ["focus", focus], ["blur", leave],
    ["pointerdown", down], ["pointermove", moved], ["pointerup", () => clearTimeout(press)], ["pointercancel", () => clearTimeout(press)],
    ["contextmenu", (event) => tips.shown?.pinned && event.preventDefault()],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener);
  return {
    update(next: Tip | null | undefined) {
      current = next;
    },
    destroy() {
      leave();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
    },
  };
}
