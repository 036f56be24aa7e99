/** An operator error, as one sentence. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
