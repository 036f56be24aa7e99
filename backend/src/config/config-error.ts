/** A setting that prevents the server from starting: one sentence that names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
