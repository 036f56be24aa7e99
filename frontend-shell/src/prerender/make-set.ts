import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import anek from 'frontend-shared/fonts/anek-latin.woff2';
import devanagari from 'frontend-shared/fonts/noto-devanagari.woff2';
import { LOCALES, type Locale, localePath } from 'frontend-shared/locale';
import type { PrerenderedRemote } from 'frontend-shared/remote-contract';
import { withoutScripts as english } from '../content/en/without-scripts';
import { withoutScripts as hindi } from '../content/hi/without-scripts';
import { composePage, type PageFile, type PageFiles } from './compose-page';
import type { BuildFacts, PrerenderJob, PrerenderReport } from './job';
import { type Build, filesOf } from './page-files';
import { loadRemoteCode } from './remote-code';
import { renderPage } from './render-page';
import { sweepSets, writeSet } from './write-set';

/** Stands for the remote's folder in its HTML; see `frontend-shared/webpack/server-config.mjs`. */
const REMOTE_FOLDER_MARK = 'remote-folder:';
/** An address that no page has, to make the page that says so. */
const NOWHERE = '/404';
const WITHOUT_SCRIPTS = { en: english, hi: hindi };

/** Fonts of the first screen. Headings are in Latin letters in one language only, figures in both. */
const FONTS: Record<Locale, PageFile[]> = {
  en: [{ address: anek }],
  hi: [{ address: anek }, { address: devanagari }],
};

/** Prerenders every public page in both languages, and the page of an address that leads nowhere. */
export async function makeSet(job: PrerenderJob): Promise<PrerenderReport> {
  const making = new MakingOfASet(job);
  const report: PrerenderReport = { pages: 0, failed: [] };
  const pages: { address: string; file: string; html: string }[] = [];
  for (const locale of LOCALES) {
    for (const page of [...making.paths, NOWHERE]) {
      const address = localePath(locale, page);
      try {
        const html = await making.page(page, locale, address);
        pages.push({ address, file: path.posix.join(address.slice(1), 'index.html'), html });
      } catch (thrown) {
        report.failed.push({ address, reason: String(thrown) });
      }
    }
  }
  report.pages = pages.length;
  mkdirSync(job.sets, { recursive: true });
  await writeSet(job.sets, job.set, pages);
  await sweepSets(job.sets);
  return report;
}

/** What all pages of a set have in common, read once. */
class MakingOfASet {
  private readonly frame: string;
  private readonly shell: Build;
  private readonly remote: Build;
  private readonly entry: string;
  private readonly code: PrerenderedRemote;

  constructor(private readonly job: PrerenderJob) {
    this.frame = readFileSync(path.join(job.shell, 'index.html'), 'utf8');
    this.shell = { facts: readFacts(job.shell), base: '/', bringsShared: true };
    this.entry = job.remotes.app_public?.entry ?? '';
    this.remote = {
      facts: readFacts(job.remote),
      base: this.entry.slice(0, this.entry.lastIndexOf('/') + 1),
    };
    this.code = loadRemoteCode(path.join(job.remote, '.server/main.cjs'));
  }

  get paths(): readonly string[] {
    return this.code.paths;
  }

  async page(page: string, locale: Locale, address: string): Promise<string> {
    const { set, site, remotes } = this.job;
    const { head, body } = await renderPage({ address, site, App: this.code.App });
    return composePage(this.frame, {
      head,
      body: body.replaceAll(REMOTE_FOLDER_MARK, this.remote.base),
      locale,
      files: this.files(page, locale),
      data: { set, site, remotes, build: this.remote.facts.build },
      withoutScripts: body.includes('<form') ? WITHOUT_SCRIPTS[locale].forms : '',
    });
  }

  private files(page: string, locale: Locale): PageFiles {
    const known = page !== NOWHERE;
    const words = locale === 'en' ? [] : [`src/content/${locale}/shell.ts`];
    const own = known ? words : [...words, 'src/pages/not-found.tsx'];
    const { styles, scripts } = filesOf(this.shell, { frame: ['src/bootstrap.tsx'], page: own }, locale);
    const fonts = FONTS[locale];
    if (!known) return { fonts, styles, scripts };
    const wanted = { frame: ['src/App.tsx'], page: this.code.partsOf(page, locale) };
    const theirs = filesOf(this.remote, wanted, locale);
    return {
      fonts,
      styles: [...styles, ...theirs.styles],
      scripts: [...scripts, { address: this.entry }, ...theirs.scripts],
    };
  }
}

function readFacts(dist: string): BuildFacts {
  return JSON.parse(readFileSync(path.join(dist, '.server/build.json'), 'utf8')) as BuildFacts;
}
