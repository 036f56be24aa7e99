import type { Locale } from 'frontend-shared/i18n/locale';
import { localePath } from 'frontend-shared/i18n/locale';
import { color } from 'frontend-shared/theme/tokens';
import { pageMessages as en } from '../../content/en/pages';
import { pageMessages as hi } from '../../content/hi/pages';
import type { PageMessages } from '../../content/messages/types/standalone-messages';
import { type DeckSite, SITE_DATA_ID } from '../site-data';

export const PAGE_MESSAGES: Record<Locale, PageMessages> = { en, hi };

/** Files of a build (`frontend-shared/webpack/standalone-config.mjs`). */
export interface StandaloneManifest {
  /** Files of each entry, including styles. */
  entries: Record<'main' | 'boot', string[]>;
  /** Files of each part loaded by `import()`, by source file. */
  parts: Record<string, { js: string[]; css: string[] } | undefined>;
}

export interface PageParts {
  locale: Locale;
  /** Title without the company name. */
  sharedTitle: string;
  siteName: string;
  description: string;
  /** Whether the page is excluded from search engines. */
  isHidden: boolean;
  /** URLs of the fonts to preload. */
  fonts: readonly string[];
  /** HTML of the page; empty for a client-rendered page. */
  body: string;
  /** Parts whose styles the page needs before their code is loaded. */
  styledParts: readonly string[];
}

/** Content security policy: only files of this site. Also in the HTML, for hosts that send no headers. */
export const CONTENT_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";

/** HTML of a page of the standalone site. */
export function pageHtml(page: PageParts, site: DeckSite, { entries, parts }: StandaloneManifest): string {
  const { locale, sharedTitle, siteName, description, isHidden, fonts, body, styledParts } = page;
  const isScript = (file: string) => file.endsWith('.js');
  const styles = [
    ...entries.main.filter((file) => !isScript(file)),
    ...styledParts.flatMap((name) => {
      const part = parts[name];
      if (!part) throw new Error(`The build has no part ${name}.`);
      return part.css;
    }),
  ];
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeText(CONTENT_POLICY)}">`,
    `<title>${escapeText(`${sharedTitle} · ${siteName}`)}</title>`,
    `<meta name="description" content="${escapeText(description)}">`,
    `<meta property="og:title" content="${escapeText(sharedTitle)}">`,
    `<meta property="og:site_name" content="${escapeText(siteName)}">`,
    `<meta property="og:description" content="${escapeText(description)}">`,
    isHidden && '<meta name="robots" content="noindex">',
    `<meta name="theme-color" content="${color.ink}">`,
    '<meta name="referrer" content="no-referrer">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...fonts.map(
      (font) =>
        `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin fetchpriority="low">`,
    ),
    // `data-href` is the name by which webpack recognises a style sheet that is already linked.
    ...[...new Set(styles)].map((file) => `<link rel="stylesheet" href="/${file}" data-href="${file}">`),
    `<script defer src="/${entries.boot.find(isScript)}" data-main="/${entries.main.find(isScript)}"></script>`,
  ];
  return [
    `<!doctype html><html lang="${locale}"><head>${head.filter(Boolean).join('')}</head><body>`,
    `<div id="root">${body}</div>${fallbackHtml(body ? [locale] : ['en', 'hi'])}`,
    `<script type="application/json" id="${SITE_DATA_ID}">${jsonForScript(site)}</script></body></html>`,
  ].join('');
}

/** Messages for pages whose scripts fail to load or are disabled. A client-rendered page has them in both languages. */
function fallbackHtml(locales: readonly Locale[]): string {
  const paragraph = (locale: Locale, message: string, address: string, link: string) =>
    `<span lang="${locale}">${escapeText(message)} <a href="${address}">${escapeText(link)}</a></span>`;
  const messages = locales.map((locale) => ({ locale, ...PAGE_MESSAGES[locale] }));
  const notLoaded = messages.map((one) => paragraph(one.locale, one.notLoaded, '', one.reload)).join(' ');
  const noScripts = messages.map((one) =>
    paragraph(one.locale, one.noScripts, localePath(one.locale, '/text'), one.readText),
  );
  return (
    `<p class="sa-not-loaded" role="alert" hidden>${notLoaded}</p>` +
    `<noscript><p class="sa-no-scripts">${noScripts.join(' ')}</p></noscript>`
  );
}

/** JSON that cannot close its script element. */
function jsonForScript(site: DeckSite): string {
  return JSON.stringify(site).replace(
    /[<\u2028\u2029]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);
}
