/** A list that is read from its end: it is scrolled there whenever rows come (unless it is `held`, because somebody looks
 *  back) or its height changes. The row that its upper edge would cut through stays unseen until one scrolls up, or
 *  (`high`) the rows begin at the edge, with some room below them. */

import { tick } from "svelte";

interface Rows {
  count: number;
  held?: boolean;
  high?: boolean;
}

export function tail(node: HTMLElement, given: Rows) {
  let { held, high } = given;
  let end = 0;
  let ended = true; // nobody has scrolled up
  let cut: HTMLElement | null = null;

  const show = () => {
    cut?.style.removeProperty("opacity");
    cut = null;
  };
  const go = () => {
    show();
    if (high) node.style.removeProperty("padding-block-end");
    if (held || !ended) return;
    node.scrollTop = node.scrollHeight;
    end = node.scrollTop;
    const list = node.querySelector("ol") ?? node;
    const last = list.lastElementChild as HTMLElement | null;
    const first = list.firstElementChild as HTMLElement | null;
    const above = (row: HTMLElement) => row.offsetTop - first!.offsetTop < end - 1;
    let row = last;
    while (row && !above(row)) row = row.previousElementSibling as HTMLElement | null;
    if (!row || row === last || row.offsetTop - first!.offsetTop + row.offsetHeight <= end - 14) return;
    if (high) {
      const next = row.nextElementSibling as HTMLElement;
      const below = parseFloat(getComputedStyle(node).paddingBlockEnd);
      node.style.paddingBlockEnd = `${below + next.offsetTop - first!.offsetTop - end}px`;
      node.scrollTop = end = next.offsetTop - first!.offsetTop;
    } else {
      cut = row;
      cut.style.opacity = "0";
    }
  };
  const scrolled = () => {
    ended = node.scrollTop >= end - 2;
    if (!ended) show();
  };

  node.addEventListener("scroll", scrolled);
  const watch = new ResizeObserver(go);
  watch.observe(node);
  return {
    update(next: Rows) {
      held = next.held;
      ended = true;
      void tick().then(go);
    },
    destroy() {
      watch.disconnect();
      node.removeEventListener("scroll", scrolled);
    },
  };
}
