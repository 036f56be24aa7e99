import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { Locale } from 'frontend-shared/i18n/locale';
import { presentingMessages } from '../../content/messages/presenting';
import { presenterAddress } from '../addresses';
import { DeckDialog } from '../help/deck-dialog';
import { useDeckStore } from '../state/deck-context';
import { deckWindow } from './windows/deck-window';
import './dialogs.css';
import { PhonePanel } from './room/phone-panel';

interface DialogProps {
  locale: Locale;
  basePath: string;
  /** Name of the button that closes it. */
  close: string;
}

/** The browser lets no window open: the same page behind a link, which every browser opens. */
export function PresenterBlocked({ locale, basePath, close }: DialogProps) {
  const store = useDeckStore();
  const { blocked } = presentingMessages(locale);
  return (
    <DeckDialog title={blocked.title} closeLabel={close}>
      <p className="pr-presenting-text">{blocked.text}</p>
      <a
        className="pr-presenting-link"
        href={presenterAddress(basePath, deckWindow(store).channel)}
        target="_blank"
        rel="noopener opener"
        onClick={() => store.getState().closeOverlay()}
      >
        {blocked.link}
      </a>
    </DeckDialog>
  );
}

/** For speakers with one screen: the code for the phone, over the slide. */
export function PhoneDialog({ locale, basePath, site, close }: DialogProps & { site: SiteConfig }) {
  const { presentation } = deckWindow(useDeckStore());
  const messages = presentingMessages(locale);
  return (
    <DeckDialog title={messages.phone.title} closeLabel={close}>
      <PhonePanel presentation={presentation} messages={messages} basePath={basePath} site={site} />
    </DeckDialog>
  );
}
