import type { Locale } from 'frontend-shared/locale';
import { PAGE_DATA_ID, type PageData } from 'frontend-shared/page-data';
import type { RenderedPage } from './render-page';

export interface PageParts extends RenderedPage {
  locale: Locale;
  /** Styles and scripts that the page needs, in the order of use. */
  files: PageFiles;
  data: PageData;
  /** Said to visitors without scripts, above the page. */
  withoutScripts: string;
}

export interface PageFiles {
  fonts: PageFile[];
  styles: PageFile[];
  scripts: PageFile[];
}

export interface PageFile {
  address: string;
  /** Name by which webpack looks for a style that is there already; its own address may be written otherwise. */
  name?: string;
  /** Fetched with CORS, as webpack fetches what lies on another origin. */
  cors?: boolean;
}

/** Puts a rendered page into the shell's own `index.html`. */
export function composePage(
  frame: string,
  { locale, files, head, body, data, withoutScripts }: PageParts,
): string {
  const notice =
    withoutScripts && `<noscript><p class="sh-noscript">${escapeText(withoutScripts)}</p></noscript>`;
  const pieces: Array<[string | RegExp, string]> = [
    ['<html lang="en">', `<html lang="${locale}" data-page-set="${data.set}">`],
    // The page's own title stands in for that of the empty page.
    ...(head.includes('<title') ? [[/\s*<title>[^<]*<\/title>/, ''] satisfies [RegExp, string]] : []),
    [
      '</head>',
      `${head}${files.fonts.map(fontTag).join('')}${files.styles.map(styleTag).join('')}${files.scripts.map(preloadTag).join('')}</head>`,
    ],
    [/<noscript>[^<]*<\/noscript>/, ''],
    ['<div id="root"></div>', `${notice}<div id="root">${body}</div>${dataBlock(data)}`],
  ];
  return pieces.reduce((html, [where, what]) => replaceOnce(html, where, what), frame);
}

function replaceOnce(html: string, where: string | RegExp, what: string): string {
  const found = typeof where === 'string' ? html.includes(where) : where.test(html);
  if (!found) throw new Error(`The shell's page has no ${where}.`);
  return html.replace(where, () => what);
}

/** Browsers fetch fonts with CORS from any origin. */
function fontTag({ address }: PageFile): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${escapeText(address)}" crossorigin>`;
}

function styleTag({ address, name, cors }: PageFile): string {
  const known = name ? ` data-href="${escapeText(name)}"` : '';
  return `<link rel="stylesheet" href="${escapeText(address)}"${known}${cors ? ' crossorigin="anonymous"' : ''}>`;
}

function preloadTag({ address, cors }: PageFile): string {
  const crossOrigin = cors ? ' crossorigin="anonymous"' : '';
  // The words and pictures of the page come first: it can be read before it can be operated.
  return `<link rel="preload" as="script" fetchpriority="low" href="${escapeText(address)}"${crossOrigin}>`;
}

/** Data, not code: the browser never runs it, so the content policy has nothing to say about it. */
function dataBlock(data: PageData): string {
  const json = JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);
}
