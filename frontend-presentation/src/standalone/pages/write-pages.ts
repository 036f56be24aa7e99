import { createHash } from 'node:crypto';
import { companyName } from 'frontend-shared/content/company-name';
import type { RemoteProps } from 'frontend-shared/federation/remote-contract';
import { LOCALES, type Locale, localePath } from 'frontend-shared/i18n/locale';
import anek from 'frontend-shared/theme/fonts/anek-latin.woff2';
import rupee from 'frontend-shared/theme/fonts/anek-rupee.woff2';
import names from 'frontend-shared/theme/fonts/noto-devanagari-names.woff2';
import devanagari from 'frontend-shared/theme/fonts/noto-devanagari-pages.woff2';
import { color } from 'frontend-shared/theme/tokens';
import type { ComponentType } from 'react';
import { textMessages as textEn } from '../../content/en/text';
import { titles as en } from '../../content/en/titles';
import { textMessages as textHi } from '../../content/hi/text';
import { titles as hi } from '../../content/hi/titles';
import { controlMessages } from '../../content/messages/controls';
import { pageTitle } from '../../deck/routing/page-title';
import { slidePath, textPath } from '../../deck/routing/paths';
import { outlineOf, slideTitlesOf } from '../../deck/slide-outline';
import type { DeckSite } from '../site-data';
import { HASHED, hostHeaders } from './host-headers';
import { PAGE_MESSAGES, type PageParts, pageHtml, type StandaloneManifest } from './page-html';
import { renderPage } from './render-page';

/** A file of the site; `file` is its path in the site's folder. */
export interface SiteFile {
  file: string;
  content: string;
}

export interface Build {
  manifest: StandaloneManifest;
  /** Content of the site's files, except its pages, by path. */
  files: ReadonlyMap<string, Uint8Array>;
  /** The built service worker, without its list of files. */
  serviceWorker: string;
}

/** The app page, from which the browser renders any page when offline, and addresses without a file. */
const APP_PAGE = 'app.html';
/** Files to precache; not compressed copies, licences and home screen icons. */
const PRECACHED = /^(assets\/.*\.(js|css|woff2|svg|png|jpg)|favicon\.(svg|ico))$/;
const FONTS: Record<Locale, readonly string[]> = { en: [anek, names], hi: [anek, devanagari] };
const TITLES = { en, hi };
const TEXT_TITLES = { en: textEn.title, hi: textHi.title };
/** Parts whose styles a page with a slide needs before their code is loaded. */
const SLIDE_PARTS = ['src/slides/slide-view.tsx'];

/**
 * Creates all files that depend on the site's configuration: a page for each slide and for the text version, in both
 * languages; the app page; the web app manifest, `robots.txt`, `_headers` and the service worker.
 */
export async function writePages(
  App: ComponentType<RemoteProps>,
  site: DeckSite,
  build: Build,
): Promise<SiteFile[]> {
  const html = (page: PageParts) => pageHtml(page, site, build.manifest);
  const pages: SiteFile[] = [];
  for (const locale of LOCALES) {
    const siteName = companyName(site, locale);
    const { description, textDescription } = PAGE_MESSAGES[locale];
    const titles = slideTitlesOf(outlineOf(TITLES[locale]));
    const write = async (path: string, sharedTitle: string, more: Partial<PageParts>) => {
      const address = localePath(locale, path);
      const body = await renderPage(App, address, site);
      const fonts = /₹/.test(body) ? [...FONTS[locale], rupee] : FONTS[locale];
      const page = {
        locale,
        fonts,
        body,
        sharedTitle,
        siteName,
        description,
        isHidden: false,
        styledParts: [],
      };
      pages.push({ file: fileOf(address), content: html({ ...page, ...more }) });
    };
    for (const [slide, title] of titles.entries()) {
      await write(slidePath('/', slide), pageTitle(slide, title, controlMessages(locale)), {
        isHidden: slide > 0,
        styledParts: SLIDE_PARTS,
      });
    }
    await write(textPath('/'), TEXT_TITLES[locale], { description: textDescription });
  }
  const app = html(appPage(site));
  const byBrowser = ['presenter/index.html', 'hi/presenter/index.html', '404.html'];
  const precached: SiteFile[] = [{ file: APP_PAGE, content: app }];
  return [
    ...pages,
    ...precached,
    ...byBrowser.map((file) => ({ file, content: app })),
    { file: 'manifest.webmanifest', content: JSON.stringify(manifest(site)) },
    { file: 'robots.txt', content: 'User-agent: *\nAllow: /\n' },
    { file: '_headers', content: hostHeaders() },
    { file: 'service-worker.js', content: withPrecacheList(build, precached) },
  ];
}

/** File of an address: `/hi/7` is `hi/7/index.html`, which every static host serves. */
function fileOf(address: string): string {
  return `${address.slice(1)}/index.html`.replace(/^\//, '');
}

function appPage(site: DeckSite): PageParts {
  return {
    locale: 'en',
    sharedTitle: controlMessages('en').label,
    siteName: companyName(site, 'en'),
    description: PAGE_MESSAGES.en.description,
    isHidden: true,
    fonts: [],
    body: '',
    styledParts: [],
  };
}

/** The web app manifest, for the installed deck. */
function manifest(site: DeckSite): object {
  const name = companyName(site, 'en');
  return {
    id: '/',
    name: `${controlMessages('en').label} · ${name}`,
    short_name: name,
    description: PAGE_MESSAGES.en.description,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: color.ink,
    background_color: color.ink,
    icons: (['any', 'maskable'] as const).flatMap((purpose) =>
      [192, 512].map((edge) => ({
        src: `/icons/${purpose === 'any' ? 'icon' : purpose}-${edge}.png`,
        sizes: `${edge}x${edge}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
}

/** The service worker with its precache list: all code, styles, fonts and images of this build, and the app page. */
function withPrecacheList({ files, serviceWorker }: Build, pages: readonly SiteFile[]): string {
  const list = [
    ...[...files].filter(([file]) => PRECACHED.test(file)),
    ...pages.map(({ file, content }) => [file, content] as const),
  ].map(([file, content]) => ({
    url: `/${file}`,
    revision: HASHED.test(file) ? null : createHash('sha256').update(content).digest('hex').slice(0, 16),
  }));
  if (!serviceWorker.includes('self.__WB_MANIFEST'))
    throw new Error('The service worker has no place for its list.');
  return serviceWorker.replace('self.__WB_MANIFEST', () => JSON.stringify(list));
}
