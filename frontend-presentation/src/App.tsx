import { CONTRACT, type RemoteProps } from 'frontend-shared/federation/remote-contract';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { deckContent } from './content/content';
import { Deck } from './deck/deck';

/** What the shell and this remote agree on. */
export const contract = CONTRACT;

declare const __webpack_hash__: string | undefined;

/** Name of this build: a page that another one prerendered is not taken over. */
export const build = typeof __webpack_hash__ === 'undefined' ? undefined : __webpack_hash__;

/** The deck, at `basePath` and at `basePath/<slide>`. */
export default function App(props: RemoteProps) {
  return (
    <LocaleProvider locale={props.locale}>
      <Deck {...props} slides={deckContent(props.locale).slides} />
    </LocaleProvider>
  );
}
