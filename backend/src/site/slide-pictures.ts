import { execFile } from 'node:child_process';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AppError } from '../common/errors/app-error.js';
import { AppLogger } from '../common/logging/app-logger.js';
import { isSlideNumber } from '../common/slide-count.js';
import { AppConfig } from '../config/app-config.js';
import { SiteSettings } from '../config/site/site-settings.js';
import { HashedFiles, sha256 } from './prerendered/hashed-files.js';

/** Of the deck's build; made by `frontend-presentation/webpack/slide-pictures-plugin.mjs`. */
const SCRIPT = '.server/pictures/draw-slide.mjs';
const NAME = /^presentation-(\d+)\.png$/;
/** A picture that takes longer is given up, in ms. */
const MAX_MS = 20_000;
const MAX_BYTES = 1024 * 1024;
/** A build that drew nothing is asked again after this time, in ms. */
const RETRY_MS = 60_000;

const run = promisify(execFile);

/**
 * The pictures of shared links to slides, drawn when the first one asks, one at a time and in a process of its own, and kept
 * below DATA_DIR: there are sixty, and most are never asked for (docs/decisions/0068).
 */
@Injectable()
export class SlidePictures implements OnApplicationShutdown {
  private readonly folder: string;
  private readonly files = new HashedFiles();
  private readonly drawing = new Map<string, Promise<void>>();
  private last: Promise<unknown> = Promise.resolve();
  private readonly failed = new Map<string, number>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly config: AppConfig,
    private readonly settings: SiteSettings,
    private readonly logger: AppLogger,
  ) {
    this.folder = path.join(config.dataDir, 'slide-pictures');
  }

  /**
   * The file of an address such as `/sharing/hi/presentation-7.png`; undefined when it is not that of a slide, or the build
   * of the deck is not here.
   *
   * @throws AppError UNAVAILABLE when it cannot be drawn now
   */
  async find([, locale, name = '']: readonly string[]): Promise<string | undefined> {
    const slide = NAME.exec(name)?.[1] ?? '';
    if ((locale !== 'en' && locale !== 'hi') || !isSlideNumber(slide)) return undefined;
    const script = path.join(this.config.web.remotes.presentation, SCRIPT);
    const [build, site] = await Promise.all([this.files.hash(script), this.settings.site()]);
    if (!build) return undefined;
    const set = sha256(JSON.stringify([build, site.name, site.nameHindi])).slice(0, 32);
    const file = path.join(this.folder, set, locale, name);
    if (await isThere(file)) return file;
    const company = locale === 'hi' ? (site.nameHindi ?? site.name) : site.name;
    await this.drawOnce(file, set, () => this.draw(script, { locale, number: Number(slide), company }));
    return file;
  }

  onApplicationShutdown(): void {
    this.stopping.abort();
  }

  private async drawOnce(file: string, set: string, draw: () => Promise<Buffer>): Promise<void> {
    const failedAt = this.failed.get(set);
    if (failedAt !== undefined && Date.now() - failedAt < RETRY_MS) throw unavailable();
    const drawing = this.drawing.get(file) ?? this.queued(() => this.keep(file, set, draw));
    this.drawing.set(file, drawing);
    try {
      await drawing;
    } catch (thrown) {
      if (!this.stopping.signal.aborted) {
        if (!this.failed.has(set)) this.logger.error('the picture of a slide failed', { err: thrown });
        this.failed.set(set, Date.now());
      }
      throw unavailable();
    } finally {
      this.drawing.delete(file);
    }
  }

  private queued(work: () => Promise<void>): Promise<void> {
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    return done;
  }

  private async keep(file: string, set: string, draw: () => Promise<Buffer>): Promise<void> {
    const picture = await draw();
    await this.sweep(set);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, picture, { mode: 0o600 });
    await rename(unfinished, file);
  }

  /** Those of earlier builds go. */
  private async sweep(set: string): Promise<void> {
    const all = await readdir(this.folder).catch(() => []);
    const old = all.filter((one) => one !== set);
    await Promise.all(old.map((one) => rm(path.join(this.folder, one), { recursive: true, force: true })));
  }

  private async draw(script: string, order: object): Promise<Buffer> {
    const { stdout } = await run(process.execPath, [script, JSON.stringify(order)], {
      encoding: 'buffer',
      // The code of a remote runs there: it is told nothing of this process's secrets.
      env: { NODE_ENV: 'production' },
      maxBuffer: MAX_BYTES,
      timeout: MAX_MS,
      killSignal: 'SIGKILL',
      signal: this.stopping.signal,
    });
    if (stdout.length === 0) throw new Error('It drew nothing.');
    return stdout;
  }
}

function unavailable(): AppError {
  return new AppError('UNAVAILABLE', 'The picture cannot be drawn now.', { retryAfterSeconds: 60 });
}

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}
