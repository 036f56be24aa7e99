/** Minimum average speed of an upload in bytes per second, well below the slowest mobile network. */
const MIN_RATE = 2_048;
/** Seconds without a minimum speed: a phone may have to find its network first. */
const GRACE_SECONDS = 10;

/**
 * Detects uploads that are slower than any real network. The average over the whole upload counts, so that a pause in
 * a tunnel does no harm to a fast one, while one that sends a few bytes now and then is detected.
 */
export class UploadPace {
  private seconds = 0;

  /**
   * @param seconds since the last check
   * @param received bytes of the upload so far
   * @param isPaused whether this server has not consumed the received bytes yet, which is not the sender's fault
   */
  isTooSlow(seconds: number, received: number, isPaused: boolean): boolean {
    if (!isPaused) this.seconds += seconds;
    return received < (this.seconds - GRACE_SECONDS) * MIN_RATE;
  }
}
