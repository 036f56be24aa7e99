import { readFile, stat } from 'node:fs/promises';
import { plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync } from 'class-validator';
import { Coalesced } from '../../common/coalesced.js';
import type { AppLogger } from '../../common/logging/app-logger.js';
import { ConfigError } from '../config-error.js';

/**
 * A JSON file with a schema, read again when it changes. An invalid file prevents the start; if it becomes invalid
 * later, that is logged and the last valid content stays in use.
 */
export class WatchedJsonFile<T extends object> {
  private version = '';
  private value?: T;
  private lastProblem = '';
  private readonly shared = new Coalesced(() => this.refresh());

  constructor(
    /** The variable that names the file; starts every error message. */
    private readonly variable: string,
    private readonly file: string,
    private readonly schema: new () => T,
    private readonly logger: AppLogger,
    /** Further checks of a file that matches the schema. */
    private readonly problemOf: (value: T) => string | undefined = () => undefined,
  ) {}

  /** Throws `ConfigError` when the file has never been valid. */
  current(): Promise<T> {
    return this.shared.get();
  }

  private async refresh(): Promise<T> {
    try {
      const changed = await this.readChanged();
      this.lastProblem = '';
      if (changed !== undefined) this.value = this.parse(changed);
    } catch (thrown) {
      if (!this.value) throw thrown;
      this.warnOnce(thrown);
    }
    return this.value as T;
  }

  /** The text of the file, or undefined when it has not changed. */
  private async readChanged(): Promise<string | undefined> {
    const version = await this.versionOnDisk();
    if (this.isKnown(version)) return undefined;
    const text = await this.read();
    // Another call was faster; the problem is reported once.
    if (this.isKnown(version)) return undefined;
    // Only after reading: if reading fails, it is tried again.
    this.version = version;
    return text;
  }

  private isKnown(version: string): boolean {
    return version === this.version && this.value !== undefined;
  }

  /** Once per problem until the file can be read, since every turn of the event loop may call this. */
  private warnOnce(thrown: unknown): void {
    const problem = String(thrown);
    if (this.lastProblem !== problem)
      this.logger.warn(`${this.variable} cannot be used, the previous version stays in use`, { err: thrown });
    this.lastProblem = problem;
  }

  /** Changes with the content and with the permissions of the file. */
  private async versionOnDisk(): Promise<string> {
    const { ctimeMs, mtimeMs, size, ino } = await stat(this.file).catch(() => this.unreadable());
    return [ctimeMs, mtimeMs, size, ino].join(':');
  }

  /** A folder or a file of another user exists but cannot be read. */
  private async read(): Promise<string> {
    return readFile(this.file, 'utf8').catch(() => this.unreadable());
  }

  private unreadable(): never {
    throw new ConfigError(`${this.variable} names a file that cannot be read: ${this.file}`);
  }

  private parse(text: string): T {
    let plain: unknown;
    try {
      // Windows editors add a byte order mark, which is not valid JSON.
      plain = JSON.parse(text.replace(/^\uFEFF/, ''));
    } catch {
      throw new ConfigError(`${this.variable} (${this.file}) is not valid JSON.`);
    }
    if (typeof plain !== 'object' || plain === null || Array.isArray(plain)) {
      throw new ConfigError(`${this.variable} (${this.file}) must hold one JSON object.`);
    }
    const value = plainToInstance(this.schema, plain);
    const wrong = validateSync(value, { whitelist: true, forbidNonWhitelisted: true });
    const problem = firstProblem(wrong) ?? this.problemOf(value);
    if (problem) throw new ConfigError(`${this.variable} (${this.file}): ${problem}`);
    return value;
  }
}

function firstProblem(errors: ValidationError[], parent = ''): string | undefined {
  for (const error of errors) {
    const name = `${parent}${error.property}`;
    const [rule, message] = Object.entries(error.constraints ?? {})[0] ?? [];
    if (rule === 'whitelistValidation') return `"${name}" is not a known setting.`;
    if (message) return `${name}: ${message}`;
    const inner = firstProblem(error.children ?? [], `${name}.`);
    if (inner) return inner;
  }
  return undefined;
}
