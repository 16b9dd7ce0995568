/** A table of Duel as it is shown: whose side is near, which card is picked, and what can be done with it. */

import { getContext, setContext } from "svelte";

import { api } from "@/api/client";
import type {
  LogEntry,
  Option,
  Preview,
  SevenWondersDuelCityView as City,
  SevenWondersDuelEvent as Event,
  SevenWondersDuelPrice as Price,
  SevenWondersDuelSlotView as Slot,
  SevenWondersDuelView as View,
  SevenWondersDuelWonderView as WonderView,
} from "@/api/schema";
import type { TableControl } from "@/table/control.svelte";
import type { Tip } from "@/kit/tip.svelte";
import { list, t } from "@/words/words.svelte";

import { amounts, cardEffects, cardLinks, cardName, CARDS, CHAINS, coins, costOf, ruleOfCard, ruleOfToken, ruleOfWonder, tokenEffects, tokenName, TOKENS, wonderEffects, wonderName, WONDERS } from "./facts";

export interface Use {
  key: string;
  option: Option | undefined; // none: it cannot be done now
  price: number;
  short: number; // coins that are missing
  wonder?: WonderView;
}

export class Duel {
  readonly control: TableControl<View>;
  /** Is the discard pile spread out to be looked at? */
  spread = $state(false);
  /** The game is over, and its end was put aside to look at the table. */
  looked = $state(false);
  /** Is the board the compact one, for small screens? */
  compact = $state(false);

  /** The card under the mouse or the focus in the bar, while none is picked. */
  private over = $state<string | null>(null);
  /** Why something is not possible, or what comes first: it was asked at this point of the turn. */
  private answered = $state.raw<{ at: string; text: string } | null>(null);

  constructor(control: TableControl<View>) {
    this.control = control;
  }

  get view(): View {
    return this.control.view!;
  }

  get me(): number {
    return this.control.near;
  }

  get other(): number {
    return 1 - this.me;
  }

  get mine(): City {
    return this.view.cities[this.me]!;
  }

  get theirs(): City {
    return this.view.cities[this.other]!;
  }

  /** Am I to take a card? */
  get playing(): boolean {
    return this.control.mine && this.view.phase === "play_card";
  }

  /** The card that is picked, if it can be taken. */
  get picked(): Slot | null {
    if (!this.playing || this.control.picked === null) return null;
    return this.available.find((one) => one.card === this.control.picked) ?? null;
  }

  /** The cards that can be taken: all that lie free, but for what a lesson leaves for later. */
  get available(): Slot[] {
    const { only, options } = this.control;
    return this.view.slots.filter((one) => one.available && (!only || options.some((option) => option.places.includes(`slot-${one.slot}`))));
  }

  get pointed(): string | null {
    return this.playing && !this.picked ? this.over : null;
  }

  /** A button that goes away while it has the focus is left in the middle of an update: it changes right after. */
  set pointed(card: string | null) {
    queueMicrotask(() => (this.over = card));
  }

  pick(card: string): void {
    if (this.playing) this.control.picked = this.control.picked === card ? null : card;
  }

  choose(option: Option | undefined): void {
    if (option) void this.control.choose(option.move);
  }

  /** What was asked and answered last, until something else is done. */
  get answer(): string | null {
    return this.answered?.at === this.point ? this.answered.text : null;
  }

  set answer(text: string | null) {
    this.answered = text ? { at: this.point, text } : null;
  }

  private get point(): string {
    return `${this.control.version} ${this.control.moves.length} ${this.control.picked}`;
  }

  /** Why can this not be done? The server knows. */
  async ask(move: string): Promise<void> {
    if (this.playing) this.answer = await this.control.why(move);
  }

  /** Everything that could be done with an available card, also what is too dear just now. */
  uses(slot: Slot): Use[] {
    const seat = this.control.seat ?? this.me;
    const own = this.view.cities[seat]!;
    const card = slot.card!;
    const price = total(slot.prices[seat]!);
    const short = (cost: number) => Math.max(0, cost - own.coins);
    const uses: Use[] = [
      { key: "build", option: this.control.option(`build ${card}`), price, short: short(price) },
      { key: "discard", option: this.control.option(`discard ${card}`), price: -own.discard_income, short: 0 },
    ];
    for (const wonder of this.inOrder(own.wonders, (one) => one.wonder)) {
      if (wonder.built) continue;
      const cost = wonder.price ?? 0;
      uses.push({ key: wonder.wonder, option: this.control.option(`wonder ${wonder.wonder} with ${card}`), price: cost, short: short(cost), wonder });
    }
    return this.control.only ? uses.filter((use) => use.option) : uses;
  }

  /** Who takes the next card if the picked one is used as the mouse or the focus says, else as a plain building? */
  get nextAfterPick(): number {
    const { active, again, phase } = this.forecast ?? { active: this.view.active, again: false, phase: "" };
    return phase === "play_card" || again ? active : 1 - active; // until cards are turned up, the turn is not over
  }

  /** What the table would be like after the move under the mouse or the focus; the server says it. */
  get forecast(): View | null {
    const ahead = this.ahead;
    return ahead && ahead.move === this.control.hovered && ahead.version === this.control.version ? ahead.view : null;
  }

  /** Ask for the move under the mouse, once it has rested there; answers are kept while the position lasts. */
  async foresee(move: string): Promise<void> {
    const { control } = this;
    const { version, moves } = control;
    const key = [...moves, move].join("\n");
    if (this.seen.version !== version) this.seen = { version, views: new Map() };
    let view = this.seen.views.get(key);
    if (!view) {
      try {
        const body = { version, seat: control.seat, moves: [...moves, move] };
        view = (await api.post<Preview>(`/api/tables/${control.id}/draft`, body)).view as View;
      } catch {
        return; // a preview is a courtesy: choosing will say what is wrong
      }
      this.seen.views.set(key, view);
    }
    this.ahead = { move, version, view };
  }

  private ahead = $state.raw<{ move: string; version: number; view: View } | null>(null);
  private seen: { version: number; views: Map<string, View> } = { version: -1, views: new Map() };

  /** The log up to what is shown: with the moves of the turn that is being put together, and what they force. */
  get told(): LogEntry[] {
    const { log, past, preview } = this.control;
    return past ? log.slice(0, past.made) : [...log, ...(preview?.log ?? [])];
  }

  /** What was played since the near player's last move: in words, and the cards and wonders that are new. */
  get news(): { words: string[]; fresh: Set<string>; again: boolean } {
    const events = this.told.flatMap((entry) => (entry.events as Event[]).map((event, number) => ({ event, text: entry.words[number]!, dealt: entry.seat < 0 })));
    const last = events.findLastIndex(({ event }) => playedBy(event) === this.me);
    const first = events.findIndex(({ event }, number) => number > last && playedBy(event) === this.other);
    const since = first < 0 ? [] : events.slice(first);
    const fresh = new Set<string>();
    for (const { event } of since) {
      if (event.type === "WonderConstructed") fresh.add(event.wonder);
      else if (event.type === "CardConstructed" || event.type === "CardRevived") fresh.add(event.card);
    }
    const turn = events.findLast(({ event }) => playedBy(event) !== null || event.type === "PlaysAgain")?.event;
    const again = turn?.type === "PlaysAgain" && turn.seat === this.me;
    return { words: since.flatMap(({ text, dealt }) => (dealt ? [] : [text])), fresh, again };
  }

  /** In the order in which they came: what is built, or chosen, comes last and stays where it is. */
  inOrder<T>(things: readonly T[], named: (thing: T) => string): T[] {
    const came = new Map<string, number>();
    for (const event of this.told.flatMap((entry) => entry.events as Event[])) {
      if (event.type === "WonderPicked") came.set(event.wonder, came.size);
      else if (event.type === "CardConstructed" || event.type === "CardRevived") came.set(event.card, came.size);
    }
    return things.toSorted((a, b) => (came.get(named(a)) ?? -1) - (came.get(named(b)) ?? -1));
  }

  /** Who has the card that gives this linking symbol? */
  linked(chain: string): number | null {
    const giver = CHAINS[chain]!.given_by;
    return this.view.cities.find((city) => city.cards.some((group) => group.cards.includes(giver)))?.seat ?? null;
  }

  /** The tokens that were laid out at the start, in their places, so that the row does not shift. */
  get laidOut(): string[] {
    for (const entry of this.told) {
      for (const event of entry.events as Event[]) if (event.type === "TokensDealt") return [...event.tokens];
    }
    return [...this.view.tokens];
  }

  holder(token: string): number | null {
    return this.view.cities.find((city) => city.tokens.includes(token))?.seat ?? null;
  }

  /** The conflict pawn from the near side: above 0 the near player leads. */
  get lead(): number {
    return this.me === 0 ? this.view.pawn : -this.view.pawn;
  }

  get wondersBuilt(): number {
    return this.view.cities.reduce((sum, city) => sum + city.wonders.filter((one) => one.built).length, 0);
  }

  /** What taking a card opens and turns up, in words. */
  follows(slot: Slot): string {
    const opened = slot.opens.map((one) => this.view.slots[one]!);
    const named = opened.flatMap((one) => (one.card ? [cardName(one.card)] : []));
    const hidden = opened.length - named.length;
    if (!opened.length) return t("swd-ui-desk-nothing");
    const said = [];
    if (named.length) said.push(t("swd-ui-desk-opens", { cards: list(named), name: this.control.name(this.nextAfterPick) }));
    if (hidden) said.push(t("swd-ui-desk-turns", { count: hidden }));
    return said.join(" ");
  }

  // -- explanations --------------------------------------------------------------------------------------------

  priced(price: Price): string {
    if (price.chain) return t("swd-ui-price-chain");
    if (total(price) === 0) return t("swd-amount-nothing");
    const parts = [
      ...(price.coins ? [t("swd-ui-price-printed", { coins: price.coins })] : []),
      ...price.bought.map((one) => t("swd-purchase", { goods: amounts({ [one.resource]: one.units }), coins: one.coins })),
    ];
    return `${coins(total(price))} (${parts.join(" + ")})`;
  }

  cardTip(id: string, slot?: Slot): Tip {
    const card = CARDS[id]!;
    const prices = (slot?.prices ?? []).map((price, seat) => `${this.control.name(seat)}: ${this.priced(price)}`);
    const lines = [t(`swd-color-${card.color}`), ...cardEffects(card), ...cardLinks(card), costOf(card), ...prices];
    return { title: cardName(id), text: lines.join("\n"), rule: ruleOfCard(card) };
  }

  backTip(slot: Slot): Tip {
    const guild = slot.shows === "down_guild";
    const among = (guild ? this.view.unseen_guilds : this.view.unseen).map(cardName).join(" · ");
    const title = guild ? t("swd-ui-back-guild") : t("swd-ui-back", { age: t(`swd-age-${this.view.age}`) });
    return { title, text: t("swd-ui-back-among", { cards: among }), rule: guild ? "SW-17.3" : "SW-17.2" };
  }

  wonderTip(id: string, seen?: WonderView): Tip {
    const wonder = WONDERS[id]!;
    const lines = [costOf(wonder), ...wonderEffects(wonder)];
    if (seen && !seen.built) {
      if (this.view.age) lines.push(t("swd-ui-wonder-how"));
      const bought = seen.bought.map((one) => t("swd-purchase", { goods: amounts({ [one.resource]: one.units }), coins: one.coins }));
      lines.push(seen.price ? t("swd-price-bought", { purchases: bought.join(", ") }) : t("swd-price-produced"));
    }
    if (seen?.tucked) lines.push(t("swd-ui-tucked", { card: cardName(seen.tucked) }));
    return { title: wonderName(id), text: lines.join("\n"), rule: ruleOfWonder(id) };
  }

  tokenTip(id: string): Tip {
    const holder = this.holder(id);
    const lines = tokenEffects(TOKENS[id]!);
    if (holder !== null) lines.push(t("swd-ui-token-of", { name: this.control.name(holder) }));
    return { title: tokenName(id), text: lines.join("\n"), rule: ruleOfToken(id) };
  }
}

export function total(price: Price): number {
  return price.coins + price.trade;
}

/** Whose move begins with this event? Nobody's, if it only follows from one. */
function playedBy(event: Event): number | null {
  switch (event.type) {
    case "WonderPicked":
    case "CardConstructed":
    case "CardDiscarded":
    case "WonderConstructed":
      return event.seat;
    default:
      return null;
  }
}

/** The log in fewer lines: cards that are turned up one after the other are one of them, and backs are seen.
 *
 *  What somebody had to do without a choice is a line of its own, though it stands with the move before, and so is
 *  another turn after cards were turned up.
 */
export function shortened(log: readonly LogEntry[]): { made: number; seat: number; text: string }[] {
  const lines: { made: number; seat: number; text: string }[] = [];
  let turned: string[] = [];
  for (const [number, entry] of log.entries()) {
    const made = number + 1;
    let { seat } = entry;
    let said: string[] = [];
    const close = () => {
      if (!said.length) return;
      lines.push({ made, seat, text: said.join(" ") });
      [said, turned] = [[], []];
    };
    for (const [at, event] of (entry.events as Event[]).entries()) {
      if (event.type === "BackShown") continue;
      if (event.type === "CardRevealed") {
        close();
        if (turned.length) lines.pop();
        turned = [...turned, cardName(event.card)];
        lines.push({ made, seat: -1, text: t("swd-ui-log-turned", { cards: list(turned) }) });
        continue;
      }
      const mover = event.type === "PlaysAgain" ? event.seat : playedBy(event);
      if (mover !== null && mover !== seat) {
        close();
        seat = mover;
      }
      said.push(entry.words[at]!);
    }
    close();
  }
  return lines;
}

const KEY = Symbol("duel");

export function provide(duel: Duel): Duel {
  return setContext(KEY, duel);
}

export function duelOf(): Duel {
  return getContext<Duel>(KEY);
}
