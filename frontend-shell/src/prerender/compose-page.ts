import type { ScriptNotice } from 'frontend-shared/federation/remote-contract';
import { PAGE_DATA_ID, type PageData } from 'frontend-shared/hydration/page-data';
import type { Locale } from 'frontend-shared/i18n/locale';
import { escapeText, noScriptNotice, statusLine, statusLines } from '../boot/status-line';
import { SITE_MANIFEST, siteManifest } from '../head/site-manifest';
import type { RenderedPage } from './render-page';

export interface PageParts extends RenderedPage {
  locale: Locale;
  /** Files of the page, in the order of use. */
  files: PageFiles;
  data: Omit<PageData, 'preloads'>;
  /** Notice above the page for visitors without JavaScript. */
  withoutScripts: ScriptNotice | undefined;
}

export interface PageFiles {
  fonts: PageFile[];
  styles: PageFile[];
  /** Replaces the boot script (`src/boot/boot.ts`) on a page whose form stores a draft. */
  formBoot?: PageFile;
  /** Scripts that the shell requests on this page, to preload. */
  scripts: PageFile[];
}

export interface PageFile {
  address: string;
  /** Name by which webpack recognises a style sheet that is already linked; its URL may differ. */
  name?: string;
}

/** The boot script's element in the shell's `index.html`. */
const BOOT = /<script defer src="[^"]+"/;

/** Inserts a rendered page into the shell's `index.html`. */
export function composePage(
  frame: string,
  { locale, files, head, body, data, withoutScripts }: PageParts,
): string {
  const preloads = files.scripts.map(({ address }) => address);
  const notice = withoutScripts ? noticeTag(withoutScripts) : '';
  const boot = files.formBoot && `<script defer src="${escapeText(files.formBoot.address)}"`;
  const pieces: Array<[string | RegExp, string]> = [
    ['<html lang="en">', `<html lang="${locale}" data-snapshot="${data.snapshot}">`],
    // The page's title replaces the default one.
    ...(head.includes('<title') ? [[/\s*<title>[^<]*<\/title>/, ''] satisfies [RegExp, string]] : []),
    ...(boot ? [[BOOT, boot] satisfies [RegExp, string]] : []),
    ['</head>', `${head}${files.fonts.map(fontTag).join('')}${files.styles.map(styleTag).join('')}</head>`],
    [noScriptNotice, ''],
    [statusLines, statusLine(locale, data.site.supportEmail) + dataBlock({ ...data, preloads })],
    ['<div id="root"></div>', `${notice}<div id="root">${body}</div>`],
  ];
  return pieces.reduce(
    (html, [where, what]) => replaceOnce(html, where, what),
    frame.replace(`"${SITE_MANIFEST}"`, `"${siteManifest(locale)}"`),
  );
}

function replaceOnce(html: string, where: string | RegExp, what: string): string {
  const found = typeof where === 'string' ? html.includes(where) : where.test(html);
  if (!found) throw new Error(`The shell's page has no ${where}.`);
  return html.replace(where, () => what);
}

function noticeTag({ text, link }: ScriptNotice): string {
  const anchor = link ? ` <a href="${escapeText(link.address)}">${escapeText(link.text)}</a>` : '';
  return `<noscript><p class="sh-noscript">${escapeText(text)}${anchor}</p></noscript>`;
}

/**
 * `crossorigin`, because browsers load all fonts with CORS. Low priority, because styles block rendering and fonts do
 * not.
 */
function fontTag({ address }: PageFile): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${escapeText(address)}" crossorigin fetchpriority="low">`;
}

/**
 * `crossorigin` for a remote on another origin, like the remote's own code: without it, the boot script could not tell
 * a style sheet that was lost from one that was loaded.
 */
function styleTag({ address, name }: PageFile): string {
  const known = name ? ` data-href="${escapeText(name)}"` : '';
  const cors = /^https?:/.test(address) ? ' crossorigin' : '';
  return `<link rel="stylesheet" href="${escapeText(address)}"${known}${cors}>`;
}

/** A JSON data block, which browsers do not execute, so the content security policy does not apply. */
function dataBlock(data: PageData): string {
  const json = JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`;
}
