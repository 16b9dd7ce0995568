/** Which rule tells of what is to be decided. */

const RULES: Record<string, Record<string, string>> = {
  seven_wonders_duel: {
    draft_wonder: "SW-3", play_card: "SW-5", choose_progress: "SW-10.1", choose_library: "SW-8.8", choose_discarded: "SW-8.9",
    choose_opponent_card: "SW-8.5", choose_age_starter: "SW-11.3",
  },
  stone_age: {
    place: "SA-4", act: "SA-5", tools: "SA-7", buy_card: "SA-5.10", build: "SA-5.14", feed: "SA-8", two_resources: "SA-6.10", pick_item: "SA-6.2",
  },
  concordia: {
    choose_card: "CO-3", tribune_colonist: "CO-5.1", architect_move: "CO-5.2", architect_build: "CO-5.2", prefect: "CO-5.3", keep_goods: "CO-4",
    colonist: "CO-5.4", colonist_place: "CO-5.4", mercator: "CO-5.5", diplomat: "CO-5.6", senator: "CO-5.7", consul: "CO-5.8",
  },
  trajan: {
    lay_out_markers: "TR-2.5", pick_card: "TR-2.10", pick_trajan_tile: "TR-2.11", choose_tray: "TR-4.2", sow_marker: "TR-4.3", cover_space: "TR-5",
    act: "TR-6", lay_second_card: "TR-6.1.1c", complete_cargo: "TR-6.1.2", discard_card: "TR-6.1.1a", spend_extra_tile: "TR-7", meet_demands: "TR-10.3",
    choose_bonus_tile: "TR-10.9",
  },
};

export function ruleOf(game: string, phase: string): string | undefined {
  return RULES[game]?.[phase];
}
