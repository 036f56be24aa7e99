import type { Locale } from 'frontend-shared/i18n/locale';

/** Size of the picture of a shared link, in px: what the large social networks show uncut. */
export const SHARING_PICTURE = { width: 1200, height: 630 } as const;

/**
 * Where the picture of a page is, from the root of the site.
 *
 * @param page its name, or that of a picture which a remote has for one of its pages
 */
export function sharingPicture(locale: Locale, page: string): string {
  return `/sharing/${locale}/${page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.png`;
}
