import type { ComponentType } from 'react';
import type { SiteConfig } from '../api/site-config';
import type { Locale } from '../i18n/locale';

/** Props that the shell passes to the component (`./App`, default export) of a remote. */
export interface RemoteProps {
  /**
   * Path prefix of the remote: `/` or `/hi` (public), `/presentation` or `/hi/presentation`, `/admin`. The shell wraps
   * a remote in a router but in no `Route`, so `Routes` (`frontend-shared/routing/routes`) match the whole path:
   * `<Route path={join(basePath, 'apply')}>`.
   */
  basePath: string;
  locale: Locale;
  site: SiteConfig;
  /** Called by the deck to hide the site header in full screen and to show it again. */
  onHeaderVisible?: (visible: boolean) => void;
  /** Called once the remote's page for the current address is mounted. */
  onReady?: () => void;
  /** CSP nonce of console pages, for style elements that the remote creates at run time. */
  nonce?: string | undefined;
}

export type RemoteName = 'app_public' | 'app_admin' | 'app_presentation';

/**
 * Version of this contract. Increase it with every breaking change, since shell and remotes are built and deployed
 * separately.
 */
export const CONTRACT = 1;

/** The module that a remote exposes as `./App`. */
export interface RemoteModule {
  /** The contract version that it was built for. */
  contract: number;
  default: ComponentType<RemoteProps>;
  /** Its build, which must equal that of a prerendered page to hydrate it. */
  build?: string;
  /** Loads what the page at an address needs, so that it renders or hydrates without suspending. */
  prepare?: (basePath: string, pathname: string, locale: Locale) => Promise<unknown>;
}

/** Exports of a remote's server code (`dist/.server/main.cjs`). */
export interface PrerenderedRemote {
  App: ComponentType<RemoteProps>;
  /** Paths of its pages, without language. */
  paths: readonly string[];
  /** Source files of the parts of its build that a page needs: its component and its messages. */
  partsOf: (path: string, locale: Locale) => readonly string[];
  /** Title of a page without the company's name; undefined for pages whose title the shell defines. */
  titleOf?: (path: string, locale: Locale) => string | undefined;
  /** Picture for shared links to a page; undefined for pages whose picture the shell has. */
  sharingPictureOf?: (path: string, locale: Locale) => SharingPicture | undefined;
  /** Notice on a page for visitors without JavaScript; undefined for pages whose notice the shell defines. */
  withoutScripts?: (path: string, locale: Locale) => ScriptNotice | undefined;
}

/** Notice for visitors without JavaScript, optionally with a link to a page that needs none. */
export interface ScriptNotice {
  text: string;
  link?: { address: string; text: string };
}

/** Picture of a shared link, 1200 × 630 px. */
export interface SharingPicture {
  /** Name of its file in `/sharing/<language>/`, without extension. */
  name: string;
  /** Alternative text. */
  text: string;
}

/** `/config/remotes.json`: URL of each remote's entry script, and optionally its hash for subresource integrity. */
export type RemotesConfig = Partial<Record<RemoteName, { entry: string; integrity?: string }>>;
