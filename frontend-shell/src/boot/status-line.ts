import type { Locale } from 'frontend-shared/i18n/locale';
import { withoutCode as english } from '../content/en/without-code';
import { withoutCode as hindi } from '../content/hi/without-code';

const MESSAGES = { en: english, hi: hindi };

/**
 * HTML of the status line. `load-status.ts` shows it, or the style sheet if neither boot script has run. It is outside
 * the root element, so React does not touch it.
 *
 * @param email support address; undefined in the static `index.html`, which is built without a configuration
 */
export function statusLine(locale: Locale, email?: string): string {
  const messages = MESSAGES[locale].loadStatus;
  const address = email && escapeText(email);
  const orWrite = address
    ? `${escapeText(messages.or)} <a href="mailto:${address}">${address}</a>${escapeText(messages.end)}`
    : '';
  return (
    `<div class="sh-load" lang="${locale}" role="status"><p class="sh-load__waiting">${escapeText(messages.waiting)}</p>` +
    `<p class="sh-load__failed"><span class="sh-load__form">${escapeText(messages.form)}</span><span class="sh-load__page">${escapeText(messages.page)}</span> ` +
    `<a class="sh-load__reload" href="">${escapeText(messages.reload)}</a>` +
    `<button type="button" class="sh-load__retry">${escapeText(messages.retry)}</button>${orWrite}</p></div>`
  );
}

const LOCALES = ['en', 'hi'] as const;

/** Lines in both languages, for the static `index.html`, whose language depends on the address. */
export const statusLines = LOCALES.map((locale) => statusLine(locale)).join('');

/** Notice of the static `index.html`, in both languages: above the root element, which fills the screen even if empty. */
export const noScriptNotice = `<noscript>${LOCALES.map(
  (locale) =>
    `<p class="sh-noscript" lang="${locale}">${escapeText(MESSAGES[locale].nothingWithoutScripts)}</p>`,
).join('')}</noscript>`;

export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);
}
