import path from 'node:path';
import { ConfigError } from './config-error.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads single variables; an empty one counts as unset. Every error names the variable. */
export class EnvironmentReader {
  /** Names of the variables that were asked for. */
  readonly readNames = new Set<string>();

  constructor(private readonly env: Environment) {}

  text(name: string): string | undefined {
    this.readNames.add(name);
    const value = this.env[name]?.trim();
    return value === '' ? undefined : value;
  }

  wholeNumber(name: string, fallback: number, min: number, max: number): number {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const number = /^[0-9]+$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= min && number <= max)) {
      throw new ConfigError(`${name} must be a whole number from ${min} to ${max}.`);
    }
    return number;
  }

  positiveNumber(name: string, fallback: number): number {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (!(number > 0 && number <= 1_000_000)) {
      throw new ConfigError(`${name} must be a number above 0 and at most 1000000.`);
    }
    return number;
  }

  yesNo(name: string, fallback: boolean): boolean {
    const value = this.text(name)?.toLowerCase();
    if (value === undefined) return fallback;
    if (['true', '1', 'yes'].includes(value)) return true;
    if (['false', '0', 'no'].includes(value)) return false;
    throw new ConfigError(`${name} must be true or false.`);
  }

  oneOf<const T extends string>(name: string, values: readonly T[], fallback: T): T {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const found = values.find((one) => one === value);
    if (!found) throw new ConfigError(`${name} must be one of: ${values.join(', ')}.`);
    return found;
  }

  /** An http or https URL without path, query or credentials, as an origin. */
  origin(name: string, fallback: string): string {
    return toOrigin(name, this.text(name) ?? fallback);
  }

  origins(name: string): string[] {
    const listed = (this.text(name) ?? '').split(',').map((one) => one.trim());
    return listed.filter((one) => one !== '').map((one) => toOrigin(name, one));
  }

  /** Makes a path absolute. Whether it exists is checked where it is used. */
  path(name: string): string | undefined {
    const value = this.text(name);
    return value === undefined ? undefined : path.resolve(value);
  }
}

function toOrigin(name: string, value: string): string {
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    throw new ConfigError(`${name} must be an address such as https://www.example.org.`);
  }
  if (
    !/^https?:$/.test(url.protocol) ||
    url.username ||
    url.password ||
    url.pathname !== '/' ||
    url.search ||
    url.hash
  ) {
    throw new ConfigError(
      `${name} must be an http or https address without path, such as https://www.example.org.`,
    );
  }
  return url.origin;
}
