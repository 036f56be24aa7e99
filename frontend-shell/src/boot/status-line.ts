import type { Locale } from 'frontend-shared/i18n/locale';
import { withoutCode as english } from '../content/en/without-code';
import { withoutCode as hindi } from '../content/hi/without-code';

const WORDS = { en: english, hi: hindi };

/**
 * HTML of the line that `load-status.ts` shows, or the style sheet when neither boot script has run. It stands outside of the root element, where React takes nothing over.
 *
 * @param email where to write instead; a page that is the same for all configurations does not know it
 */
export function statusLine(locale: Locale, email?: string): string {
  const words = WORDS[locale].loadStatus;
  const address = email && escapeText(email);
  const orWrite = address
    ? `${escapeText(words.or)} <a href="mailto:${address}">${address}</a>${escapeText(words.end)}`
    : '';
  return (
    `<div class="sh-load" lang="${locale}" role="status"><p class="sh-load__waiting">${escapeText(words.waiting)}</p>` +
    `<p class="sh-load__failed"><span class="sh-load__form">${escapeText(words.form)}</span><span class="sh-load__page">${escapeText(words.page)}</span> ` +
    `<a class="sh-load__reload" href="">${escapeText(words.reload)}</a>` +
    `<button type="button" class="sh-load__retry">${escapeText(words.retry)}</button>${orWrite}</p></div>`
  );
}

/** For a page in whichever language its address turns out to be. */
export const statusLines = (['en', 'hi'] as const).map((locale) => statusLine(locale)).join('');

export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);
}
