import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { Locale } from 'frontend-shared/i18n/locale';
import { presentingMessages } from '../../content/messages/presenting';
import type { ControlMessages } from '../../content/messages/types/control-messages';
import { DeckDialog } from '../help/deck-dialog';
import { presenterPath } from '../routing/paths';
import { useDeckStore } from '../state/deck-context';
import { joinPresentation } from './windows/joined-presentation';
import './dialogs.css';
import { ClickerPanel } from './room/clicker-panel';

interface DialogProps {
  locale: Locale;
  basePath: string;
  messages: ControlMessages;
}

/** Shown when the browser blocks the presenter's window: a link to it, which no browser blocks. */
export function PresenterBlocked({ locale, basePath, messages }: DialogProps) {
  const store = useDeckStore();
  const { blocked } = presentingMessages(locale);
  return (
    <DeckDialog title={blocked.title} closeLabel={messages.close}>
      <p className="pr-presenting-text">{blocked.text}</p>
      <a
        className="pr-presenting-link"
        href={presenterPath(basePath, joinPresentation(store).channel)}
        target="_blank"
        rel="noopener opener"
        onClick={() => store.getState().closeOverlay()}
      >
        {blocked.link}
      </a>
    </DeckDialog>
  );
}

/** The code for a clicker, over the slide: for speakers with one screen. */
export function ClickerDialog({ locale, basePath, site, messages }: DialogProps & { site: SiteConfig }) {
  const { presentation } = joinPresentation(useDeckStore());
  const presenting = presentingMessages(locale);
  return (
    <DeckDialog title={presenting.clickerPanel.title} closeLabel={messages.close}>
      <ClickerPanel presentation={presentation} messages={presenting} basePath={basePath} site={site} />
    </DeckDialog>
  );
}
