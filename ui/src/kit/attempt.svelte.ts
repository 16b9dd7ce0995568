/** Something that is asked of the server: whether it is under way, and how it was refused.
 *
 *      const attempt = new Attempt();
 *      <button disabled={attempt.busy} onclick={() => attempt.run(() => api.post(...))}>
 *      <Refused {attempt} />
 */

import { Problem } from "@/api/client";

export class Attempt {
  busy = $state(false);
  /** The sentence for people. */
  refused = $state("");
  /** What was wrong the last time, for who wants to know more than its sentence. */
  problem = $state.raw<Problem | null>(null);

  /** Do it; a refusal is kept to be shown, unless `told` takes care of it. */
  async run(work: () => Promise<unknown>, told?: (problem: Problem) => boolean): Promise<void> {
    this.busy = true;
    this.refused = "";
    this.problem = null;
    try {
      await work();
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem;
      if (!told?.(problem)) this.refused = problem.sentence;
    } finally {
      this.busy = false;
    }
  }
}
