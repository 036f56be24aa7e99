import type { Locale } from 'frontend-shared/i18n/locale';

/** Messages of the deck's controls. */
export interface ControlMessages {
  label: string;
  controls: string;
  first: string;
  previous: string;
  next: string;
  last: string;
  goTo: (slide: number, title: string) => string;
  /** Announced to screen readers on a slide change. */
  announcement: (slide: number, of: number, title: string) => string;
  play: string;
  pause: string;
  reset: string;
  fullScreen: string;
  leaveFullScreen: string;
  exit: string;
  more: string;
  help: string;
  /** Link to the text version. */
  text: string;
  presenter: string;
  clicker: string;
  /** The other language, with its name in that language. */
  otherLanguage: { locale: Locale; name: string; short: string };
  overview: { open: string; close: string };
  blank: { status: string; show: string };
  typed: { label: string; range: (count: number) => string };
  /** Shown while a lazily loaded part is loading, and when it failed. */
  loadStatus: { loading: string; slideFailed: string; partFailed: string; retry: string };
  /** Button that closes a dialog or a status. */
  close: string;
}
