/** A list that is read from its end: it is scrolled there whenever rows come (unless it is `held`, because somebody looks
 *  back) or its height changes. The row that its upper edge would cut through stays unseen until one scrolls up, or
 *  (`high`) the rows begin at the edge, with some room below them. */

import { tick } from "svelte";

const EDGE = 14; // where a list fades out

interface Rows {
  count: number;
  held?: boolean;
  high?: boolean;
}

export function tail(node: HTMLElement, given: Rows) {
  let { held, high } = given;
  const list = node.querySelector("ol") ?? node;
  let ended = true; // nobody has scrolled up
  let cut: HTMLElement[] = [];

  const show = () => {
    for (const row of cut) row.style.removeProperty("opacity");
    cut = [];
  };
  const go = () => {
    show();
    if (high) node.style.removeProperty("padding-block-end");
    if (held || !ended) return;
    node.scrollTop = node.scrollHeight;
    const end = node.scrollTop;
    const last = list.lastElementChild as HTMLElement | null;
    const first = list.firstElementChild as HTMLElement | null;
    const before = (row: HTMLElement) => row.previousElementSibling as HTMLElement | null;
    const top = (row: HTMLElement) => row.offsetTop - first!.offsetTop;
    let row = last;
    while (row && top(row) >= end - 1) row = before(row);
    if (!row || row === last) return;
    if (high) {
      const next = row.nextElementSibling as HTMLElement;
      const below = parseFloat(getComputedStyle(node).paddingBlockEnd);
      node.style.paddingBlockEnd = `${below + top(next) - end}px`;
      node.scrollTop = top(next);
      return;
    }
    for (; row && top(row) + row.offsetHeight > end - EDGE; row = before(row)) {
      row.style.opacity = "0";
      cut.push(row);
    }
  };
  const scrolled = () => {
    ended = node.scrollTop >= node.scrollHeight - node.clientHeight - 2;
    if (!ended) show();
  };

  node.addEventListener("scroll", scrolled);
  const watch = new ResizeObserver(go);
  watch.observe(node);
  watch.observe(list); // other letters, other lines
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
