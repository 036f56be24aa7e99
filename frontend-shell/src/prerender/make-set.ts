import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale, localePath } from 'frontend-shared/locale';
import type { PageData } from 'frontend-shared/page-data';
import { withoutScripts as english } from '../content/en/without-scripts';
import { withoutScripts as hindi } from '../content/hi/without-scripts';
import { composePage } from './compose-page';
import type { BuildFacts, PrerenderJob, PrerenderReport } from './job';
import { filesOf } from './page-files';
import { loadRemoteCode } from './remote-code';
import { renderPage } from './render-page';
import { sweepSets, writeSet } from './write-set';

/** Stands for the remote's folder in its HTML; see `frontend-shared/webpack/server-config.mjs`. */
const REMOTE_FOLDER_MARK = 'remote-folder:';
/** An address that no page has, to make the page that says so. */
const NOWHERE = '/404';
const WITHOUT_SCRIPTS = { en: english, hi: hindi };

/** Prerenders every public page in both languages, and the page of an address that leads nowhere. */
export async function makeSet(job: PrerenderJob): Promise<PrerenderReport> {
  const frame = readFileSync(path.join(job.shell, 'index.html'), 'utf8');
  const shell = { facts: readFacts(job.shell), base: '/', bringsShared: true };
  const entry = job.remotes.app_public?.entry ?? '';
  const remote = { facts: readFacts(job.remote), base: entry.slice(0, entry.lastIndexOf('/') + 1) };
  const { App, paths, partsOf } = loadRemoteCode(path.join(job.remote, '.server/main.cjs'));
  const data: PageData = { set: job.set, site: job.site, remotes: job.remotes, build: remote.facts.build };
  const report: PrerenderReport = { pages: 0, failed: [] };
  const pages: { address: string; file: string; html: string }[] = [];

  const make = async (page: string, locale: Locale) => {
    const address = localePath(locale, page);
    const known = page !== NOWHERE;
    const rendered = await renderPage({ address, site: job.site, App });
    const own = filesOf(
      shell,
      {
        frame: ['src/bootstrap.tsx'],
        page: [
          ...(locale === 'en' ? [] : [`src/content/${locale}/shell.ts`]),
          ...(known ? [] : ['src/pages/not-found.tsx']),
        ],
      },
      locale,
    );
    const theirs = known
      ? filesOf(remote, { frame: ['src/App.tsx'], page: partsOf(page, locale) }, locale)
      : { styles: [], scripts: [] };
    const html = composePage(frame, {
      ...rendered,
      body: rendered.body.replaceAll(REMOTE_FOLDER_MARK, remote.base),
      locale,
      files: {
        styles: [...own.styles, ...theirs.styles],
        scripts: [...own.scripts, ...(known ? [{ address: entry }] : []), ...theirs.scripts],
      },
      data,
      withoutScripts: rendered.body.includes('<form') ? WITHOUT_SCRIPTS[locale].forms : '',
    });
    pages.push({ address, file: fileOf(address), html });
  };

  for (const locale of LOCALES) {
    for (const page of [...paths, NOWHERE]) {
      try {
        await make(page, locale);
      } catch (thrown) {
        report.failed.push({ address: localePath(locale, page), reason: String(thrown) });
      }
    }
  }
  report.pages = pages.length;
  mkdirSync(job.sets, { recursive: true });
  await writeSet(job.sets, job.set, pages);
  await sweepSets(job.sets);
  return report;
}

function fileOf(address: string): string {
  return path.posix.join(address.slice(1), 'index.html');
}

function readFacts(dist: string): BuildFacts {
  return JSON.parse(readFileSync(path.join(dist, '.server/build.json'), 'utf8')) as BuildFacts;
}
