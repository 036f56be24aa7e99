import type { ComponentType } from 'react';
import type { SiteConfig } from '../api/site-config';
import type { Locale } from '../i18n/locale';

/** What the shell hands to the one component (`./App`, default export) that a remote exposes. */
export interface RemoteProps {
  /**
   * Where the remote's addresses begin: `/` or `/hi` (public), `/presentation` or `/hi/presentation`, `/admin`.
   * The shell wraps a remote in a router but in no `Route`, so `Routes` (`frontend-shared/routing/routes`) in a remote match whole addresses:
   * `<Route path={join(basePath, 'apply')}>`.
   */
  basePath: string;
  locale: Locale;
  site: SiteConfig;
  /** The deck hides the site header in full screen and gives it back when it leaves. */
  onHeaderVisible?: (visible: boolean) => void;
  /** Called when the remote's page for the current address is on screen, so that a loader can end early. */
  onReady?: () => void;
  /** CSP nonce of console pages, for style elements that the remote makes at run time. */
  nonce?: string | undefined;
}

export type RemoteName = 'app_public' | 'app_admin' | 'app_presentation';

/**
 * Version of this contract. It grows when a remote that was made for the one before cannot work with the shell any more,
 * or the other way round: they are built and deployed apart.
 */
export const CONTRACT = 1;

/** What a remote exposes as `./App`. */
export interface RemoteModule {
  /** The contract that it was made for. */
  contract: number;
  default: ComponentType<RemoteProps>;
  /** Its build, to compare with the one that prerendered a page. */
  build?: string;
  /** Loads what the page at an address needs, so that it renders, or a prerendered one hydrates, without a pause. */
  prepare?: (basePath: string, pathname: string, locale: Locale) => Promise<unknown>;
}

/** What the server code of a remote (`dist/.server/main.cjs`) exports. */
export interface PrerenderedRemote {
  App: ComponentType<RemoteProps>;
  /** Addresses of its pages, without language. */
  paths: readonly string[];
  /** Parts of its build, by source file, that a page needs: its component and its words. */
  partsOf: (path: string, locale: Locale) => readonly string[];
  /** Title of a page that has one of its own, without the company's name; of all others the shell knows it. */
  titleOf?: (path: string, locale: Locale) => string | undefined;
  /** Picture that a shared link to a page shows, when the page has one of its own. */
  sharingPictureOf?: (path: string, locale: Locale) => SharingPicture | undefined;
}

/** 1200 × 630 px. */
export interface SharingPicture {
  /** Name of its file in `/sharing/<language>/`, without ending. */
  name: string;
  /** Its text and drawing, described for those who cannot see it. */
  text: string;
}

/** `/config/remotes.json`: where each remote's entry script is, and its hash when it is not to run unless it is the same. */
export type RemotesConfig = Partial<Record<RemoteName, { entry: string; integrity?: string }>>;
