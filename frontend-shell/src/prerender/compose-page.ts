import { PAGE_DATA_ID, type PageData } from 'frontend-shared/hydration/page-data';
import type { Locale } from 'frontend-shared/i18n/locale';
import { escapeText, statusLine, statusLines } from '../boot/status-line';
import type { RenderedPage } from './render-page';

export interface PageParts extends RenderedPage {
  locale: Locale;
  /** What the page needs, in the order of use. */
  files: PageFiles;
  data: Omit<PageData, 'ahead'>;
  /** Said to visitors without scripts, above the page. */
  withoutScripts: string;
}

export interface PageFiles {
  fonts: PageFile[];
  styles: PageFile[];
  /** What a page with a form that keeps a draft begins with, in place of `src/boot/boot.ts`. */
  formBoot?: PageFile;
  /** What the shell asks for on this page. */
  scripts: PageFile[];
}

export interface PageFile {
  address: string;
  /** Name by which webpack looks for a style that is there already; its own address may be written otherwise. */
  name?: string;
}

/** The boot script, where the shell's `index.html` names it. */
const BOOT = /<script defer src="[^"]+"/;

/** Puts a rendered page into the shell's own `index.html`. */
export function composePage(
  frame: string,
  { locale, files, head, body, data, withoutScripts }: PageParts,
): string {
  const ahead = files.scripts.map(({ address }) => address);
  const notice =
    withoutScripts && `<noscript><p class="sh-noscript">${escapeText(withoutScripts)}</p></noscript>`;
  const boot = files.formBoot && `<script defer src="${escapeText(files.formBoot.address)}"`;
  const pieces: Array<[string | RegExp, string]> = [
    ['<html lang="en">', `<html lang="${locale}" data-snapshot="${data.snapshot}">`],
    // The page's own title replaces that of the empty page.
    ...(head.includes('<title') ? [[/\s*<title>[^<]*<\/title>/, ''] satisfies [RegExp, string]] : []),
    ...(boot ? [[BOOT, boot] satisfies [RegExp, string]] : []),
    ['</head>', `${head}${files.fonts.map(fontTag).join('')}${files.styles.map(styleTag).join('')}</head>`],
    [/<noscript>[^<]*<\/noscript>/, ''],
    [statusLines, statusLine(locale, data.site.supportEmail) + dataBlock({ ...data, ahead })],
    ['<div id="root"></div>', `${notice}<div id="root">${body}</div>`],
  ];
  return pieces.reduce((html, [where, what]) => replaceOnce(html, where, what), frame);
}

function replaceOnce(html: string, where: string | RegExp, what: string): string {
  const found = typeof where === 'string' ? html.includes(where) : where.test(html);
  if (!found) throw new Error(`The shell's page has no ${where}.`);
  return html.replace(where, () => what);
}

/**
 * Browsers fetch fonts with CORS from any origin. On a slow line styles come first: without them nothing is shown, without
 * the font the page can be read.
 */
function fontTag({ address }: PageFile): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${escapeText(address)}" crossorigin fetchpriority="low">`;
}

function styleTag({ address, name }: PageFile): string {
  const known = name ? ` data-href="${escapeText(name)}"` : '';
  return `<link rel="stylesheet" href="${escapeText(address)}"${known}>`;
}

/** Data, not code: the browser never runs it, so the content policy has nothing to say about it. */
function dataBlock(data: PageData): string {
  const json = JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`;
}
