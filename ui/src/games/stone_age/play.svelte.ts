/** What is being put together at this table before anything is sent: how many people go to a place, which tools are
 *  added to a roll, what is paid or taken. Board, own area and decision bar share it. */

import { untrack } from "svelte";

import type { LogEntry, StoneAgeEvent, StoneAgePlaceView as PlaceView, StoneAgeTribeView as Tribe, StoneAgeView } from "@/api/schema";
import type { TableControl } from "@/table/control.svelte";
import { t } from "@/words/words.svelte";

import { settings } from "@/settings.svelte";

import { amount, BUILDINGS, CARDS, GOOD_OF, isGather, isVillage, PENALTY, RESOURCES, VALUE, type Building, type Card, type Resource } from "./facts";
import { NOTHING, purse, sum, type Amounts, type Purse } from "./purse";
import { pending, rolls, type Roll } from "./roll";

/** A tool that can be added to the roll: a tile of the own board, or a card that serves once. */
export interface Tool {
  key: string;
  value: number;
  once: boolean;
  move: string;
}

/** How a building came to stand: what was paid for it, wood first, and what it scored. */
export interface Deed {
  paid: readonly number[];
  points: number;
}

/** How long dice that have been rolled and counted stay in sight, one's own and those of others. */
const GLIMPSE = 1800;
const GLANCE = 1200;
/** Of others, so many are looked at: nobody waits for more. */
const GLANCES = 2;

export class Play {
  private readonly source: () => TableControl<StoneAgeView>;
  count = $state(1);
  chosen = $state.raw<string[]>([]);
  given = $state.raw<Amounts>(NOTHING);
  /** Why a place that was clicked is closed: the server's sentence. */
  told = $state("");
  whys = $state.raw<Record<string, string>>({});
  /** A roll that is over: it stays for a moment, since who has no tools would never see his dice. */
  glimpse = $state.raw<Roll | null>(null);
  private timer = 0;
  private coming: Roll[] = [];
  private shows = $state(false);

  constructor(source: () => TableControl<StoneAgeView>) {
    this.source = source;
    // a new decision begins with nothing chosen
    $effect(() => {
      void this.control.version;
      void this.control.moves;
      this.chosen = [];
      this.told = "";
      this.whys = {};
      this.given = this.laid;
    });
    $effect(() => {
      const { entries } = this.control.happened;
      untrack(() => this.see(entries));
    });
    $effect(() => () => clearTimeout(this.timer));
    $effect(() => {
      const payment = this.phase === "buy_card" || this.phase === "build" ? this.payment : null;
      let current = true;
      this.shows = false;
      if (payment) void this.foresee(payment).then((shows) => current && (this.shows = shows), () => undefined);
      return () => (current = false);
    });
    // "take back" clears what was picked
    $effect(() => {
      if (this.control.picked !== null) return;
      this.chosen = [];
      this.given = this.laid;
    });
  }

  /** Dice come one after the other: bots may have rolled theirs before one has seen one's own. Who does something has seen enough. */
  private see(entries: LogEntry[]): void {
    const mine = (one: { seat: number }) => one.seat === this.control.seat;
    const found = rolls(entries);
    const others = found.filter((roll) => !mine(roll)).slice(-GLANCES);
    const seen = found.filter((roll) => mine(roll) || others.includes(roll));
    if (entries.some(mine)) this.coming = seen;
    else this.coming.push(...seen);
    if (entries.some(mine) || !this.glimpse) this.next();
  }

  private next(): void {
    clearTimeout(this.timer);
    this.glimpse = this.coming.shift() ?? null;
    if (this.glimpse) this.timer = window.setTimeout(() => this.next(), this.glimpse.seat === this.control.seat ? GLIMPSE : GLANCE);
  }

  get control(): TableControl<StoneAgeView> {
    return this.source();
  }

  get view(): StoneAgeView {
    return this.control.view!;
  }

  get players(): number {
    return this.view.tribes.length;
  }

  /** What a tribe has scored: on the track, and when the game is over in all. */
  score(tribe: Tribe): number {
    return this.view.outcome ? tribe.score : (tribe.points.track ?? 0);
  }

  get near(): Tribe {
    return this.view.tribes[this.control.near]!;
  }

  /** What I decide now, or nothing. */
  get phase(): string | null {
    return this.control.mine ? this.view.phase : null;
  }

  /** The three phases of a round, as people call them. */
  get part(): "place" | "act" | "feed" {
    const phase = this.view.phase;
    if (phase === "place" || phase === "choose_start" || phase === "deal_card") return "place";
    return phase === "feed" || (phase === "two_resources" && this.view.missing > 0) ? "feed" : "act";
  }

  /** What has happened up to what is shown: the past, or with the turn that is put together. */
  get entries(): LogEntry[] {
    const { log, past, preview } = this.control;
    return past ? log.slice(0, past.made) : preview ? [...log, ...preview.log] : log;
  }

  /** What is remembered of the buildings that stand. */
  readonly deeds = $derived.by((): Record<string, Deed> => {
    const found: Record<string, Deed> = {};
    for (const event of this.entries.flatMap((entry) => entry.events as StoneAgeEvent[])) {
      if (event.type === "BuildingBuilt") found[event.building] = { paid: event.paid, points: event.points };
    }
    return found;
  });

  // -- placing -----------------------------------------------------------------------------------------------

  /** How many people can go to each place that is open to me. */
  readonly open = $derived.by((): Record<string, number[]> => {
    const found: Record<string, number[]> = {};
    if (this.phase !== "place") return found;
    for (const option of this.control.options) {
      const [, number, place] = option.move.split(" ");
      (found[place!] ??= []).push(Number(number));
    }
    return found;
  });

  /** Places that are open by the rules, and to which a lesson comes later. */
  readonly later = $derived.by((): string[] => {
    if (!this.control.only || (this.phase !== "place" && this.phase !== "act")) return [];
    const can = new Set(this.control.options.map((option) => option.move.split(" ").at(-1)));
    return [...new Set(this.control.pending!.options.map((option) => option.move.split(" ").at(-1)!))].filter((place) => !can.has(place));
  });

  /** The place to which people are about to go, while their number is chosen. */
  get spot(): string | null {
    const picked = this.control.picked;
    return picked !== null && picked in this.open ? picked : null;
  }

  get numbers(): number[] {
    return this.spot ? this.open[this.spot]! : [];
  }

  /** A click on a place: one person, one more with each further click. Where only one number is possible they go at
   *  once, unless every turn is to be confirmed. */
  click(place: string): void {
    const numbers = this.open[place];
    if (!numbers) return;
    this.told = "";
    if (this.spot === place) {
      this.step(1);
      return;
    }
    this.control.picked = place;
    this.count = numbers[0]!;
    if (numbers.length === 1 && !settings.confirms) this.place();
  }

  step(by: number): void {
    this.set(this.count + by);
  }

  set(count: number): void {
    const numbers = this.numbers;
    if (numbers.length) this.count = Math.max(numbers[0]!, Math.min(numbers.at(-1)!, count));
  }

  /** What so many dice bring on average: a forecast. */
  forecast(place: string, dice: number): string {
    if (!isGather(place) || !dice) return "";
    const good = GOOD_OF[place]!;
    const pips = Math.floor(dice * 3.5);
    return t("sa-ui-forecast", { dice: t("sa-amount-dice", { count: dice }), pips, goods: amount(good, Math.floor(pips / VALUE[good])) });
  }

  /** Why a place with room is closed now, in a few words; empty if it is open or its figures say it. */
  closed(place: PlaceView): string {
    if (!place.closed) return "";
    const there = place.people.filter((count) => count > 0).length;
    const taken = this.view.places.filter((one) => isVillage(one.place) && one.free === 0).length;
    return t(`sa-ui-closed-${place.closed}`, { count: place.closed === "crowd" ? there : taken });
  }

  /** The move that a click on a place of the board would make, or begin. */
  moveAt(place: string): string | null {
    const numbers = this.open[place];
    if (numbers) return `place ${this.spot === place ? this.count : numbers[0]} ${place}`;
    if (this.control.option(`act ${place}`)) return `act ${place}`;
    return this.phase === "build" && this.view.spot === place && this.control.option("construct") ? "construct" : null;
  }

  /** A click on a place of the board. What is closed says why. */
  pick(place: string): void {
    const move = this.moveAt(place);
    if (place in this.open) this.click(place);
    else if (move) this.choose(move);
    else void this.ask(place);
  }

  /** A place is used. What cannot be taken back waits for its own button where every turn is to be confirmed. */
  choose(move: string): void {
    if (this.control.option(move)?.reveals && settings.confirms) this.control.picked = move;
    else void this.control.choose(move);
  }

  /** The place whose dice are about to be rolled. */
  get roller(): string | null {
    const picked = this.control.picked;
    return picked?.startsWith("act ") && this.control.option(picked) ? picked.slice(4) : null;
  }

  go(): void {
    if (this.roller) void this.control.make(`act ${this.roller}`);
  }

  /** Why a place is closed to me: the server's sentence, asked for once a turn. */
  private async reason(place: string): Promise<string> {
    if (this.phase !== "place" || place in this.open) return "";
    const known = this.whys[place];
    if (known !== undefined) return known;
    const version = this.control.version;
    const why = (await this.control.why(`place ${place === "hut" ? 2 : 1} ${place}`)) ?? "";
    if (version === this.control.version) this.whys = { ...this.whys, [place]: why };
    return why;
  }

  async ask(place: string): Promise<void> {
    this.told = await this.reason(place);
  }

  /** The mouse or the focus is on a place. */
  enter(place: string, shut: boolean): void {
    this.control.hovered = this.moveAt(place);
    if (shut) void this.reason(place);
  }

  keyAt(event: KeyboardEvent, place: string): void {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      event.stopPropagation();
      // Enter on the place that is picked sends, a space adds one more
      if (event.key === "Enter" && this.spot === place) this.place();
      else if (event.key === "Enter" && this.roller === place) this.go();
      else this.pick(place);
    }
  }

  wheel(event: WheelEvent, place: string): void {
    if (this.spot !== place || !event.deltaY) return;
    event.preventDefault();
    this.step(event.deltaY < 0 ? 1 : -1);
  }

  /** Keys while a number is chosen: digits set it, + and - change it. */
  key(event: KeyboardEvent): void {
    if (!this.spot || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Element).closest?.("input, textarea, select")) return;
    if (/^[0-9]$/.test(event.key)) this.set(Number(event.key) || 10);
    else if (event.key === "+" || event.key === "=") this.step(1);
    else if (event.key === "-") this.step(-1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** The place whose dice lie on the table. */
  get rolling(): string | null {
    return this.roll?.place ?? null;
  }

  // -- the roll and its tools --------------------------------------------------------------------------------

  readonly tools = $derived.by((): Tool[] => {
    if (this.phase !== "tools") return [];
    const can = new Set(this.control.options.map((option) => option.move));
    const tiles = this.near.tools.map((tool, number) => ({ key: `tile-${number}`, value: tool.value, once: false, used: tool.used }));
    const cards = this.near.face_up.filter((id) => CARDS[id]?.effect === "one_use_tool");
    const once = cards.map((id) => ({ key: id, value: CARDS[id]!.amount!, once: true, used: false }));
    return [...tiles, ...once]
      .filter((tool) => !tool.used)
      .map((tool) => ({ key: tool.key, value: tool.value, once: tool.once, move: `${tool.once ? "one_use" : "tool"} ${tool.value}` }))
      .filter((tool) => can.has(tool.move));
  });

  toggle(key: string): void {
    if (!this.tools.some((tool) => tool.key === key)) return;
    this.chosen = this.chosen.includes(key) ? this.chosen.filter((one) => one !== key) : [...this.chosen, key];
    this.control.picked = this.chosen.length ? "tools" : null;
  }

  /** The roll with what is added to it. */
  readonly roll = $derived.by((): Roll | null => {
    const chosen = this.tools.filter((tool) => this.chosen.includes(tool.key));
    return pending(this.view, this.entries, chosen.reduce((all, tool) => all + tool.value, 0));
  });

  /** Tools go to the server in its order: tiles from the highest, then cards that serve once. */
  async gather(): Promise<void> {
    const tools = this.tools.filter((tool) => this.chosen.includes(tool.key));
    tools.sort((a, b) => Number(a.once) - Number(b.once) || b.value - a.value);
    if (tools.length) await this.control.choose(...tools.map((tool) => tool.move));
    // if there is nothing left to add, the goods are taken by themselves
    if (this.control.option("gather")) await this.finish("gather");
    else await this.settle();
  }

  // -- paying and taking -------------------------------------------------------------------------------------

  readonly purse = $derived.by((): Purse | null => {
    return this.phase === null ? null : purse(this.view, this.near, this.building?.kind === "open");
  });

  /** One food is missing: what is given for it is one click, and nothing is put together. */
  get single(): boolean {
    return this.view.phase === "feed" && this.view.missing === 1;
  }

  /** What lies there before anything was chosen: what can only be paid in one way. */
  private get laid(): Amounts {
    const ways = this.purse?.ways;
    return ways?.length === 1 && !this.single ? ways[0]! : NOTHING;
  }

  /** The building that is being paid for. */
  get building(): Building | null {
    const stack = this.view.stacks.find((one) => one.place === this.view.spot);
    return stack?.building ? BUILDINGS[stack.building]! : null;
  }

  get card(): Card | null {
    const space = this.view.spaces.find((one) => one.place === this.view.spot);
    return space?.card ? CARDS[space.card]! : null;
  }

  /** Does paying show something new, such as the next building, dice or another card? Then nothing can be taken back. */
  get reveals(): boolean {
    return this.control.option("construct")?.reveals ?? this.shows;
  }

  /** The payment that is laid out, if it can be made. */
  private get payment(): string | null {
    if (!this.purse || !this.ready) return null;
    const said = RESOURCES.filter((one) => this.given[one]).map((one) => `${one} ${this.given[one]}`);
    return `${this.purse.word} ${said.join(" ")}`;
  }

  /** The server says what the payment shows, as soon as it is laid out. */
  private async foresee(payment: string): Promise<boolean> {
    const { reveals, pending } = await this.control.foresee(payment);
    return reveals || (pending?.options.some((option) => option.move === "enough" && option.reveals) ?? false);
  }

  get givenSum(): number {
    return sum(this.given);
  }

  /** What the resources laid out are worth in a building. */
  get givenWorth(): number {
    return RESOURCES.reduce((all, one) => all + this.given[one] * VALUE[one], 0);
  }

  get ready(): boolean {
    return this.purse?.ways.some((way) => RESOURCES.every((one) => way[one] === this.given[one])) ?? false;
  }

  /** Can one more of it be part of a payment? */
  canAdd(resource: Resource): boolean {
    const next = { ...this.given, [resource]: this.given[resource] + 1 };
    return this.purse?.ways.some((way) => RESOURCES.every((one) => way[one] >= next[one])) ?? false;
  }

  add(resource: Resource, by: number): void {
    if (by > 0 ? !this.canAdd(resource) : this.given[resource] === 0) return;
    this.given = { ...this.given, [resource]: this.given[resource] + by };
    this.control.picked = "amounts";
  }

  async pay(): Promise<void> {
    const payment = this.payment;
    if (!payment) return;
    await this.control.choose(payment);
    if (this.control.option("enough")) await this.finish("enough");
    else await this.settle();
  }

  get penalty(): number {
    return PENALTY;
  }

  // -- sending -----------------------------------------------------------------------------------------------

  /** People who were sent have gone: this is so even if nobody plays in between, as before one's own actions. */
  place(): void {
    if (this.spot) void this.control.make(`place ${this.count} ${this.spot}`);
  }

  /** What was put together by hand and finished by its own button needs no second "confirm". */
  private async finish(...moves: string[]): Promise<void> {
    await this.control.choose(...moves);
    await this.settle();
  }

  private async settle(): Promise<void> {
    if (this.control.complete) await this.control.confirm();
  }
}
