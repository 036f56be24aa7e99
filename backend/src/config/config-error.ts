/** A setting that the server refuses to start with: one sentence that names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
