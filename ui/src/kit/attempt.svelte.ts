/** Something that is asked of the server: whether it is under way, and the sentence with which it was refused.
 *
 *      const attempt = new Attempt();
 *      <button disabled={attempt.busy} onclick={() => attempt.run(() => api.post(...))}>
 */

import { Problem } from "@/api/client";

export class Attempt {
  busy = $state(false);
  refused = $state("");

  /** Do it; a refusal is kept to be shown, and told to who wants to know more about it than its sentence. */
  async run(work: () => Promise<unknown>, told?: (problem: Problem) => boolean): Promise<void> {
    this.busy = true;
    this.refused = "";
    try {
      await work();
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      if (!told?.(problem)) this.refused = problem.sentence;
    } finally {
      this.busy = false;
    }
  }
}
