import { PAGE_DATA_ID, type PageCode, type PageData } from 'frontend-shared/hydration/page-data';
import type { Locale } from 'frontend-shared/i18n/locale';
import type { WithoutCodeWords } from '../content/en/without-code';
import { LOAD_STATUS_ID } from '../load-status';
import type { RenderedPage } from './render-page';

export interface PageParts extends RenderedPage {
  locale: Locale;
  /** What the page needs, in the order of use. */
  files: PageFiles;
  data: Omit<PageData, 'code'>;
  /** Said to visitors without scripts, above the page. */
  withoutScripts: string;
  /** Said to whoever presses something while its code is not here. */
  loadStatus: WithoutCodeWords['loadStatus'];
}

export interface PageFiles {
  fonts: PageFile[];
  styles: PageFile[];
  /** The one script that is fetched with the page itself; see `src/prelude.ts`. */
  prelude: PageFile;
  scripts: PageFile[];
}

export interface PageFile {
  address: string;
  /** Name by which webpack looks for a style that is there already; its own address may be written otherwise. */
  name?: string;
}

/** The script that begins everything, where the shell's `index.html` names it. */
const FIRST_SCRIPT = /<script defer src="([^"]+)"><\/script>/;

/** Puts a rendered page into the shell's own `index.html`. */
export function composePage(
  frame: string,
  { locale, files, head, body, data, withoutScripts, loadStatus }: PageParts,
): string {
  const code: PageCode = {
    first: FIRST_SCRIPT.exec(frame)?.[1] ?? '',
    next: files.scripts.map(({ address }) => address),
  };
  const notice =
    withoutScripts && `<noscript><p class="sh-noscript">${escapeText(withoutScripts)}</p></noscript>`;
  const pieces: Array<[string | RegExp, string]> = [
    ['<html lang="en">', `<html lang="${locale}" data-page-set="${data.set}">`],
    // The page's own title stands in for that of the empty page.
    ...(head.includes('<title') ? [[/\s*<title>[^<]*<\/title>/, ''] satisfies [RegExp, string]] : []),
    [FIRST_SCRIPT, `<script defer src="${escapeText(files.prelude.address)}"></script>`],
    ['</head>', `${head}${files.fonts.map(fontTag).join('')}${files.styles.map(styleTag).join('')}</head>`],
    [/<noscript>[^<]*<\/noscript>/, ''],
    [
      '<div id="root"></div>',
      `${notice}<div id="root">${body}</div>${statusLine(loadStatus, data.site.supportEmail)}${dataBlock({ ...data, code })}`,
    ],
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

/** Shown by `src/load-status.ts`. It stands outside of the root element, where React takes nothing over. */
function statusLine(words: PageParts['loadStatus'], email: string): string {
  const address = escapeText(email);
  return (
    `<div class="sh-load" id="${LOAD_STATUS_ID}" role="status"><p class="sh-load__waiting">${escapeText(words.waiting)}</p>` +
    `<p class="sh-load__failed"><span class="sh-load__form">${escapeText(words.form)}</span><span class="sh-load__page">${escapeText(words.page)}</span> ` +
    `<button type="button" class="sh-load__retry">${escapeText(words.retry)}</button>${escapeText(words.or)} <a href="mailto:${address}">${address}</a>${escapeText(words.end)}</p></div>`
  );
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
