/** Keeps the screen awake while a real table needs it; again after one comes back to the page. */

class Awake {
  on = $state(false);
  private lock: WakeLockSentinel | null = null;
  private wanted = false;

  /** Until the returned function is called. */
  keep(): () => void {
    this.wanted = true;
    const again = () => document.visibilityState === "visible" && void this.ask();
    document.addEventListener("visibilitychange", again);
    void this.ask();
    return () => {
      this.wanted = false;
      document.removeEventListener("visibilitychange", again);
      void this.lock?.release().catch(() => undefined);
      this.lock = null;
      this.on = false;
    };
  }

  private async ask(): Promise<void> {
    if (!("wakeLock" in navigator)) return;
    try {
      this.lock = await navigator.wakeLock.request("screen");
    } catch {
      return; // a browser that saves its battery: the screen goes dark as ever, and nothing is claimed
    }
    this.on = this.wanted;
    this.lock.addEventListener("release", () => (this.on = false));
  }
}

export const awake = new Awake();
