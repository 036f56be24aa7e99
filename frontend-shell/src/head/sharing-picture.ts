import type { Locale } from 'frontend-shared/i18n/locale';
import type { DescribedPage } from '../content/en/pages';

/** Size of the picture of a shared link, in px: what the large social networks show uncut. */
export const SHARING_PICTURE = { width: 1200, height: 630 } as const;

/** Where the build puts the picture of a page, from the root of the site. */
export function sharingPicture(locale: Locale, page: DescribedPage): string {
  return `/sharing/${locale}/${page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.png`;
}
