// An eager bot for every game: it builds where it can, where it is cheap, and never passes if there is something to do.
//
// The name of this bot is `run:node examples/bots/eager.js`. It needs nothing but Node; docs/bots.md describes what is
// read and written here.

"use strict";

const PROTOCOL = 1;
// First words of moves: those that we like, the best first, and those that we make when there is nothing else.
const LIKED = ["wonder", "build", "house", "hire", "construct", "pick", "forum", "place"];
const LAST = ["pass", "done", "discard", "decline", "starve", "sell"];

function worth(choice) {
  const word = choice.move.split(" ")[0];
  if (LAST.includes(word)) return -100;
  const place = LIKED.indexOf(word);
  return (place < 0 ? 0 : LIKED.length - place) - (choice.cost ?? 0) / 3;
}

// Of equal options any may be the best: ours is drawn from the seed, so that a game can be played again.
let seed = 1;
function dice() {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
}

const answer = (message) => process.stdout.write(JSON.stringify(message) + "\n");

function hear(message) {
  if (message.type === "hello") {
    seed = message.seed;
    answer({ id: message.id, protocol: PROTOCOL, name: "Eager" });
  } else if (message.type === "decide") {
    const rated = message.choices.map((choice) => ({ move: choice.move, worth: worth(choice) + dice() }));
    const best = rated.reduce((one, other) => (other.worth > one.worth ? other : one));
    answer({ id: message.id, move: best.move });
  } else if (message.type === "fault") {
    process.stderr.write(`I did wrong: ${message.why}\n`);
  } else if (message.type === "bye") {
    process.exit(0);
  }
}

require("readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => hear(JSON.parse(line)))
  .on("close", () => process.exit(0));
