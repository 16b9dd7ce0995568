/** A name that is too long for its place is set narrower, so that it is never cut. */

const NARROWEST = 0.62;

export function fit(node: HTMLElement) {
  const frame = node.parentElement!;
  const measure = () => {
    const share = frame.clientWidth / Math.max(1, node.offsetWidth);
    node.style.transform = share < 1 ? `scaleX(${Math.max(NARROWEST, share)})` : "";
  };
  const watch = new ResizeObserver(measure);
  watch.observe(frame);
  watch.observe(node);
  return { destroy: () => watch.disconnect() };
}
