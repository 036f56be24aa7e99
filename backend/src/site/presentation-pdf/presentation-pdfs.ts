import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { AppLogger } from '../../common/logging/app-logger.js';
import { AppConfig } from '../../config/app-config.js';
import { SiteSettings } from '../../config/site/site-settings.js';
import { HashedFiles, versionOf } from '../file-cache.js';
import { PublishedEntries } from '../prerendered/published-entries.js';

/** The presentation as a file in one language. */
export interface PresentationPdf {
  /** Name in the folder of the files. */
  file: string;
  bytes: number;
  sha256: string;
}

type Pdfs = Readonly<Record<'en' | 'hi', PresentationPdf>>;

/** `made.json`, which `npm run deck:pdf` writes last. */
interface MadePdfs {
  /** What was on the site that the files were made from; see `scripts/deck-pdf/made-from.mjs`. */
  madeFrom: Record<string, string>;
  files: Pdfs;
}

/** The files of `npm run deck:pdf`, as far as they still say what the deck says (decision 0064). */
@Injectable()
export class PresentationPdfs {
  private readonly folder: string;
  private readonly files = new HashedFiles();
  /** The files that the log has named as not to be offered. */
  private readonly reported = new Set<string>();
  private known: { version: string; made: MadePdfs | undefined } = { version: '', made: undefined };

  constructor(
    config: AppConfig,
    private readonly settings: SiteSettings,
    private readonly published: PublishedEntries,
    private readonly logger: AppLogger,
  ) {
    this.folder = path.join(config.dataDir, 'presentation-pdf');
  }

  /** Undefined when there are none, one is not whole, or they were made from something else than what is running. */
  async current(): Promise<Pdfs | undefined> {
    const made = await this.made();
    if (!made) return undefined;
    const running = await this.running();
    const isSame = Object.entries(running).every(([name, value]) => made.madeFrom[name] === value);
    const areWhole = await Promise.all([made.files.en, made.files.hi].map((one) => this.isWhole(one)));
    return isSame && areWhole.every(Boolean) ? made.files : undefined;
  }

  /** The whole path of a file. */
  pathOf({ file }: PresentationPdf): string {
    return path.join(this.folder, file);
  }

  /** All that decides what the files say. The build of the deck holds words, figures, drawings and letters. */
  private async running(): Promise<Record<string, string | undefined>> {
    const [{ name, nameHindi = '', siteUrl }, remotes] = await Promise.all([
      this.settings.site(),
      this.settings.remotes(),
    ]);
    const deck = await this.published.hash('app_presentation', remotes.app_presentation.entry);
    return { deck: deck ?? 'unknown', name, nameHindi, siteUrl };
  }

  private async made(): Promise<MadePdfs | undefined> {
    const list = path.join(this.folder, 'made.json');
    // Asked for each page; without files, mostly, it is not there.
    const found = statSync(list, { throwIfNoEntry: false });
    if (!found) return undefined;
    const version = versionOf(found);
    if (version !== this.known.version) this.known = { version, made: await readMade(list) };
    return this.known.made;
  }

  /**
   * Whether the file can be read and is, byte for byte, what was made. The log says once that it is not: the command may have
   * been run by somebody whose files the server may not read.
   */
  private async isWhole(pdf: PresentationPdf): Promise<boolean> {
    const isWhole = (await this.files.hash(this.pathOf(pdf))) === pdf.sha256;
    if (isWhole) this.reported.delete(pdf.file);
    else if (!this.reported.has(pdf.file)) {
      this.reported.add(pdf.file);
      this.logger.warn(
        'the presentation is not offered as PDF: a file is missing, cannot be read or is not whole',
        {
          file: pdf.file,
        },
      );
    }
    return isWhole;
  }
}

/** Undefined when it is not what the script writes: somebody may have copied half of it. */
async function readMade(file: string): Promise<MadePdfs | undefined> {
  try {
    const made = JSON.parse(await readFile(file, 'utf8')) as Partial<MadePdfs>;
    const files = [made.files?.en, made.files?.hi];
    const isRight = files.every(
      (one) =>
        one && /^[\w-]+\.pdf$/.test(one.file) && Number.isInteger(one.bytes) && /^\w+$/.test(one.sha256),
    );
    return isRight && typeof made.madeFrom === 'object' ? (made as MadePdfs) : undefined;
  } catch {
    return undefined;
  }
}
