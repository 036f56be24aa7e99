import { CONTRACT, type RemoteProps } from 'frontend-shared/federation/remote-contract';
import type { Locale } from 'frontend-shared/i18n/locale';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { Suspense, use } from 'react';
import { loadTitles } from './content/deck';
import { Deck } from './deck/deck';
import { slideCode } from './deck/slide-code';
import { LinkBase } from './slides/slide-links';

/** What the shell and this remote agree on. */
export const contract = CONTRACT;

declare const __webpack_hash__: string | undefined;

/** Name of this build: a page that another one prerendered is not taken over. */
export const build = typeof __webpack_hash__ === 'undefined' ? undefined : __webpack_hash__;

/** Fetches the titles of the deck. */
export function prepare(_basePath: string, _pathname: string, locale: Locale): Promise<unknown> {
  return loadTitles(locale);
}

/** The deck, at `basePath` and at `basePath/<slide>`. */
export default function App(props: RemoteProps) {
  return (
    <LocaleProvider locale={props.locale}>
      <LinkBase value={linkBaseOf(props)}>
        <Suspense fallback={null}>
          <LoadedDeck {...props} />
        </Suspense>
      </LinkBase>
    </LocaleProvider>
  );
}

function LoadedDeck(props: RemoteProps) {
  const titles = use(loadTitles(props.locale));
  return <Deck {...props} titles={titles} code={slideCode(props.locale)} />;
}

/** On its own site, where it is the root, the deck has no other pages: links lead to the configured address of the site. */
function linkBaseOf({ basePath, site }: RemoteProps): string | null {
  if (basePath.endsWith('/presentation')) return '';
  return site.siteUrl ? site.siteUrl.replace(/\/$/, '') : null;
}
