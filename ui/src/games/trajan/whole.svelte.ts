/** On a phone: do the districts have the room of the circle too? By themselves where an action asks for a place on the map
 *  or a site, otherwise as somebody wishes.
 */
import type { Play } from "./play.svelte";

export class Whole {
  /** Which district is looked at: it stays so where a turned screen has had room for all of them meanwhile. */
  shown = $state(0);
  private wish = $state<{ is: boolean; phase: string } | null>(null);

  constructor(private readonly play: Play) {}

  private get phase(): string {
    const here = this.play.landing;
    return (here === "military" || here === "construction") && this.play.acting(here) ? here : "";
  }

  get is(): boolean {
    return this.wish?.phase === this.phase ? this.wish.is : this.phase !== "";
  }

  toggle(): void {
    this.wish = { is: !this.is, phase: this.phase };
  }
}
