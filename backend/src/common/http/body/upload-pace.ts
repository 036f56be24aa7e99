/** Bytes in each second that an upload must have brought on average, well below what the slowest mobile network carries. */
const MIN_RATE = 2_048;
/** Seconds in which nothing is demanded yet: a phone may have to find its network. */
const GRACE_SECONDS = 10;

/**
 * Whether an upload is slower than any network of a person. It is measured by all that it has brought, so that a pause in a
 * tunnel does no harm to one that was quick before, while one that brings a few bytes now and then is found out.
 */
export class UploadPace {
  private seconds = 0;

  /**
   * @param seconds that have passed since the last look
   * @param received bytes of the upload so far
   * @param waitsForUs whether bytes lie here that nobody has taken yet, which is not the sender's fault
   */
  isTooSlow(seconds: number, received: number, waitsForUs: boolean): boolean {
    if (!waitsForUs) this.seconds += seconds;
    return received < (this.seconds - GRACE_SECONDS) * MIN_RATE;
  }
}
