import { readFile, stat } from 'node:fs/promises';
import { plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync } from 'class-validator';
import { Coalesced } from '../../common/coalesced.js';
import type { AppLogger } from '../../common/logging/app-logger.js';
import { ConfigError } from '../config-error.js';

/**
 * A JSON file with a schema, read again when it changes. A wrong file stops the start; one that becomes wrong later is
 * reported in the log and the last right one stays in use.
 */
export class WatchedJsonFile<T extends object> {
  private version = '';
  private value?: T;
  private lastProblem = '';
  private readonly shared = new Coalesced(() => this.refresh());

  constructor(
    /** Variable that names the file; every refusal begins with it. */
    private readonly variable: string,
    private readonly file: string,
    private readonly schema: new () => T,
    private readonly logger: AppLogger,
    /** What is wrong with a file that has the right schema. */
    private readonly problemOf: (value: T) => string | undefined = () => undefined,
  ) {}

  /** Throws `ConfigError` when there has never been a right file. */
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

  /** Undefined when the file is as it was read last. */
  private async readChanged(): Promise<string | undefined> {
    const version = await this.versionOnDisk();
    if (this.isKnown(version)) return undefined;
    const text = await this.read();
    // Another turn may have been faster: what is wrong with the file is said once.
    if (this.isKnown(version)) return undefined;
    // Not before it is read: what cannot be read now is tried again.
    this.version = version;
    return text;
  }

  private isKnown(version: string): boolean {
    return version === this.version && this.value !== undefined;
  }

  /** Once per problem until the file can be read, since each turn of the event loop may ask. */
  private warnOnce(thrown: unknown): void {
    const problem = String(thrown);
    if (this.lastProblem !== problem)
      this.logger.warn(`${this.variable} cannot be used, the earlier one stays`, { err: thrown });
    this.lastProblem = problem;
  }

  /** Changes with what is in the file and with who may read it. */
  private async versionOnDisk(): Promise<string> {
    const { ctimeMs, mtimeMs, size, ino } = await stat(this.file).catch(() => this.unreadable());
    return [ctimeMs, mtimeMs, size, ino].join(':');
  }

  /** A folder, and a file that belongs to somebody else, are there but cannot be read. */
  private async read(): Promise<string> {
    return readFile(this.file, 'utf8').catch(() => this.unreadable());
  }

  private unreadable(): never {
    throw new ConfigError(`${this.variable} names a file that cannot be read: ${this.file}`);
  }

  private parse(text: string): T {
    let plain: unknown;
    try {
      // Editors on Windows begin a file with this mark, which is no JSON.
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
