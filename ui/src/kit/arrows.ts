/** Which way an arrow key goes along a row: 1 is forward, -1 back, 0 another key. Sideways it follows the direction of
 *  the text in the element that listens. */

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 };

export function arrow(event: KeyboardEvent): number {
  const step = STEPS[event.key] ?? 0;
  const sideways = event.key === "ArrowLeft" || event.key === "ArrowRight";
  return sideways && getComputedStyle(event.currentTarget as Element).direction === "rtl" ? -step : step;
}
