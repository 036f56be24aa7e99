import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PrerenderedRemote } from 'frontend-shared/federation/remote-contract';
import { DRAFT_ID } from 'frontend-shared/hydration/early-draft';
import { LOCALES, type Locale, localePath } from 'frontend-shared/i18n/locale';
import anek from 'frontend-shared/theme/fonts/anek-latin.woff2';
import rupee from 'frontend-shared/theme/fonts/anek-rupee.woff2';
import names from 'frontend-shared/theme/fonts/noto-devanagari-names.woff2';
import devanagari from 'frontend-shared/theme/fonts/noto-devanagari-pages.woff2';
import { withoutCode as english } from '../content/en/without-code';
import { withoutCode as hindi } from '../content/hi/without-code';
import { composePage, type PageFile, type PageFiles } from './compose-page';
import type { BuildManifest, PrerenderJob, PrerenderReport } from './job';
import { type Build, filesOf } from './page-files';
import { loadRemoteCode } from './remote-code';
import { renderPage } from './render-page';
import { removeOldSnapshots, writeSnapshot } from './write-snapshot';

/** Placeholder for the remote's folder in its HTML; see `frontend-shared/webpack/server-config.mjs`. */
const REMOTE_FOLDER_PLACEHOLDER = 'remote-folder:';
/** A path that matches no page, to render "page not found". */
const NOT_FOUND_PATH = '/404';
/**
 * Where this site serves the remotes' builds, even if browsers load remotes from another origin. Styles and pictures of
 * prerendered pages come from here, so that an origin that hangs does not block rendering.
 */
const REMOTE_FOLDERS = {
  app_public: '/remotes/public/',
  app_presentation: '/remotes/presentation/',
} as const;
const WITHOUT_CODE = { en: english, hi: hindi };

/**
 * Fonts of the first screen. Hindi pages need Latin for figures; English pages need the Hindi of the language switch.
 */
const FONTS: Record<Locale, PageFile[]> = {
  en: [{ address: anek }, { address: names }],
  hi: [{ address: anek }, { address: devanagari }],
};

/** The rupee sign has its own font file, which is preloaded, because a request at layout time would be too late. */
const RUPEE = />[^<]*₹/;

/** Prerenders all pages of the remotes and "page not found" in both languages. */
export async function makeSnapshot(job: PrerenderJob): Promise<PrerenderReport> {
  const shell = new BuiltShell(job.shell);
  const remotes = (['app_public', 'app_presentation'] as const).flatMap((name) => {
    const dist = job.builds[name];
    return dist ? [new BuiltRemote(name, dist, job.remotes[name]?.entry ?? '')] : [];
  });
  const wanted = remotes.flatMap((remote) => remote.code.paths.map((page) => ({ page, remote })));
  const [pages, failed]: [SnapshotPage[], PrerenderReport['failed']] = [[], []];
  for (const locale of LOCALES) {
    for (const { page, remote } of [...wanted, { page: NOT_FOUND_PATH, remote: undefined }]) {
      const address = localePath(locale, page);
      try {
        const html = await pageOf(job, shell, remote, page, locale);
        pages.push({ address, file: path.posix.join(address.slice(1), 'index.html'), html });
      } catch (thrown) {
        failed.push({ address, reason: String(thrown) });
      }
    }
  }
  mkdirSync(job.snapshots, { recursive: true });
  await writeSnapshot(job.snapshots, job.snapshot, pages);
  await removeOldSnapshots(job.snapshots);
  const mismatches = remotes.flatMap(
    (remote) => mismatch(remote.name, remote.build.manifest, shell.build.manifest) ?? [],
  );
  return { pages: pages.length, failed, mismatches };
}

/** Why browsers will refuse a remote, if they do: its pages are readable but not hydrated. */
export function mismatch(name: string, remote: BuildManifest, shell: BuildManifest): string | undefined {
  const [theirs, ours] = [remote.federationRuntime, shell.federationRuntime];
  return theirs === ours
    ? undefined
    : `${name} was made for federation runtime ${theirs}, this shell has ${ours}.`;
}

interface SnapshotPage {
  address: string;
  file: string;
  html: string;
}

/** @param remote undefined for the shell's own page */
async function pageOf(
  { snapshot, site, remotes }: PrerenderJob,
  shell: BuiltShell,
  remote: BuiltRemote | undefined,
  page: string,
  locale: Locale,
): Promise<string> {
  const App = remote?.code.App ?? (() => null);
  const overrides = {
    title: remote?.code.titleOf?.(page, locale),
    picture: remote?.code.sharingPictureOf?.(page, locale),
  };
  const { head, body } = await renderPage({ address: localePath(locale, page), site, App, overrides });
  const shellFiles = shell.files(locale, remote ? [] : ['src/pages/not-found.tsx']);
  const remoteFiles = remote?.files(page, locale);
  return composePage(shell.frame, {
    head,
    body: (remote ? body.replaceAll(REMOTE_FOLDER_PLACEHOLDER, remote.build.base) : body)
      // Submitted before hydration, a form does nothing, instead of putting its values into the URL.
      .replaceAll('<form', '<form method="dialog"'),
    locale,
    files: {
      fonts: RUPEE.test(body) ? [...FONTS[locale], { address: rupee }] : FONTS[locale],
      ...(body.includes(` ${DRAFT_ID}=`) && { formBoot: shell.formBoot }),
      styles: [...shellFiles.styles, ...(remoteFiles?.styles ?? [])],
      scripts: [...shellFiles.scripts, ...(remoteFiles?.scripts ?? [])],
    },
    // The shell's own page has no remote whose build could differ.
    data: { snapshot, site, remotes, build: (remote?.build ?? shell.build).manifest.build },
    withoutScripts:
      remote?.code.withoutScripts?.(page, locale) ??
      (body.includes('<form') ? { text: WITHOUT_CODE[locale].noScripts } : undefined),
  });
}

/** The built shell, which all pages of a snapshot share. */
class BuiltShell {
  readonly frame: string;
  readonly build: Build;
  readonly formBoot: PageFile;

  constructor(dist: string) {
    this.frame = readFileSync(path.join(dist, 'index.html'), 'utf8');
    this.build = { manifest: readManifest(dist), base: '/' };
    const { formBoot } = this.build.manifest;
    if (!formBoot) throw new Error('The build of the shell has no boot script.');
    this.formBoot = { address: `/${formBoot}` };
  }

  /** @param more parts of the shell that the page needs in addition to the layout */
  files(locale: Locale, more: readonly string[]): Pick<PageFiles, 'styles' | 'scripts'> {
    const messages = locale === 'en' ? [] : [`src/content/${locale}/shell.ts`];
    return filesOf(this.build, { frame: [], page: [...messages, ...more] }, locale);
  }
}

/** A remote whose pages are prerendered. */
class BuiltRemote {
  readonly build: Build;
  readonly code: PrerenderedRemote;

  constructor(
    readonly name: keyof typeof REMOTE_FOLDERS,
    dist: string,
    private readonly entry: string,
  ) {
    this.build = { manifest: readManifest(dist), base: REMOTE_FOLDERS[name] };
    this.code = loadRemoteCode(path.join(dist, '.server/main.cjs'));
  }

  files(page: string, locale: Locale): Pick<PageFiles, 'styles' | 'scripts'> {
    const wanted = { frame: ['src/App.tsx'], page: this.code.partsOf(page, locale) };
    const { styles, scripts } = filesOf(this.build, wanted, locale);
    // No preloads from another origin: if it hangs, they would use up all connections and block every retry.
    const isHere = this.entry.startsWith(this.build.base);
    return { styles, scripts: isHere ? [{ address: this.entry }, ...scripts] : [] };
  }
}

function readManifest(dist: string): BuildManifest {
  return JSON.parse(readFileSync(path.join(dist, '.server/build.json'), 'utf8')) as BuildManifest;
}
