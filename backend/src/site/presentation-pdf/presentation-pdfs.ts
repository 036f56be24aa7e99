import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { AppLogger } from '../../common/logging/app-logger.js';
import { AppConfig } from '../../config/app-config.js';
import { SiteSettings } from '../../config/site/site-settings.js';
import { HashedFiles, versionOf } from '../file-cache.js';
import { PublishedEntries } from '../prerendered/published-entries.js';

/** The PDF of the presentation in one language. */
export interface PresentationPdf {
  /** Name in the folder of the files. */
  file: string;
  bytes: number;
  sha256: string;
}

type Pdfs = Readonly<Record<'en' | 'hi', PresentationPdf>>;

/** `made.json`, written last by `npm run deck:pdf`. */
interface PdfManifest {
  /** The inputs from the site; see `scripts/deck-pdf/made-from.mjs`. */
  madeFrom: Record<string, string>;
  files: Pdfs;
}

/** The files of `npm run deck:pdf`, if they match the present deck (decision 0064). */
@Injectable()
export class PresentationPdfs {
  private readonly folder: string;
  private readonly files = new HashedFiles();
  /** Files that have been logged as not usable. */
  private readonly reported = new Set<string>();
  private known: { version: string; manifest: PdfManifest | undefined } = {
    version: '',
    manifest: undefined,
  };

  constructor(
    config: AppConfig,
    private readonly settings: SiteSettings,
    private readonly published: PublishedEntries,
    private readonly logger: AppLogger,
  ) {
    this.folder = path.join(config.dataDir, 'presentation-pdf');
  }

  /** undefined when there are none, one is incomplete, or they were made from other inputs than those in use. */
  async current(): Promise<Pdfs | undefined> {
    const manifest = await this.manifest();
    if (!manifest) return undefined;
    const running = await this.running();
    const isSame = Object.entries(running).every(([name, value]) => manifest.madeFrom[name] === value);
    const areIntact = await Promise.all(
      [manifest.files.en, manifest.files.hi].map((one) => this.isIntact(one)),
    );
    return isSame && areIntact.every(Boolean) ? manifest.files : undefined;
  }

  /** The full path of a file. */
  pathOf({ file }: PresentationPdf): string {
    return path.join(this.folder, file);
  }

  /** The present inputs of the files. The build of the deck contains texts, figures, drawings and fonts. */
  private async running(): Promise<Record<string, string | undefined>> {
    const [{ name, nameHindi = '', siteUrl }, remotes] = await Promise.all([
      this.settings.site(),
      this.settings.remotes(),
    ]);
    const deck = await this.published.hash('app_presentation', remotes.app_presentation.entry);
    return { deck: deck ?? 'unknown', name, nameHindi, siteUrl };
  }

  private async manifest(): Promise<PdfManifest | undefined> {
    const list = path.join(this.folder, 'made.json');
    // Called for every page; usually there are no files.
    const found = statSync(list, { throwIfNoEntry: false });
    if (!found) return undefined;
    const version = versionOf(found);
    if (version !== this.known.version) this.known = { version, manifest: await readManifest(list) };
    return this.known.manifest;
  }

  /**
   * Whether the file is readable and unchanged, byte for byte. A problem is logged once: somebody may have run the
   * command whose files the server may not read.
   */
  private async isIntact(pdf: PresentationPdf): Promise<boolean> {
    const isIntact = (await this.files.hash(this.pathOf(pdf))) === pdf.sha256;
    if (isIntact) this.reported.delete(pdf.file);
    else if (!this.reported.has(pdf.file)) {
      this.reported.add(pdf.file);
      this.logger.warn('the presentation is not offered as PDF: a file is missing, unreadable or changed', {
        file: pdf.file,
      });
    }
    return isIntact;
  }
}

/** undefined when it is not what the script writes, for example after an incomplete copy. */
async function readManifest(file: string): Promise<PdfManifest | undefined> {
  try {
    const manifest = JSON.parse(await readFile(file, 'utf8')) as Partial<PdfManifest>;
    const files = [manifest.files?.en, manifest.files?.hi];
    const isComplete = files.every(
      (one) =>
        one && /^[\w-]+\.pdf$/.test(one.file) && Number.isInteger(one.bytes) && /^\w+$/.test(one.sha256),
    );
    return isComplete && typeof manifest.madeFrom === 'object' ? (manifest as PdfManifest) : undefined;
  } catch {
    return undefined;
  }
}
