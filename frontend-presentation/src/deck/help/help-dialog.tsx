import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { Locale } from 'frontend-shared/i18n/locale';
import { Link } from 'frontend-shared/routing/router';
import { useContext } from 'react';
import { helpMessages } from '../../content/messages/help';
import { printMessages } from '../../content/messages/print';
import type { ControlMessages } from '../../content/messages/types/control-messages';
import type { Presenting } from '../presenting/use-presenting';
import { PrintOptions } from '../print/print-options';
import { textPath } from '../routing/paths';
import { SiteStatus } from '../site-status';
import { useDeck } from '../state/deck-context';
import { DeckDialog } from './deck-dialog';
import './kbd.css';

interface HelpDialogProps {
  messages: ControlMessages;
  basePath: string;
  locale: Locale;
  site: SiteConfig;
  /** Undefined in the presenter's window. */
  presenting?: Presenting | undefined;
  /** Undefined if the deck has no exit. */
  onExit?: (() => void) | undefined;
}

/** Help: the keys of the deck, its text version, and printing. */
export default function HelpDialog({
  messages,
  basePath,
  locale,
  site,
  presenting,
  onExit,
}: HelpDialogProps) {
  const keys = helpMessages(locale);
  const all = keys.list(useDeck((deck) => deck.count));
  // Omits keys that do nothing here.
  const list = all.filter(
    ([names]) => (presenting || !names.includes('S')) && (presenting?.linkClicker || !names.includes('R')),
  );
  const close = useDeck((deck) => deck.closeOverlay);
  const siteStatus = useContext(SiteStatus);
  return (
    <DeckDialog title={keys.title} closeLabel={messages.close}>
      <dl className="pr-help__keys">
        {list.map(([names, does]) => (
          <div key={does} className="pr-help__row">
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{onExit || !names.includes('Esc') ? does : keys.escapeWithoutExit}</dd>
          </div>
        ))}
      </dl>
      <Link className="pr-help__text" to={textPath(basePath)} onClick={close}>
        {messages.text}
      </Link>
      <h3 className="pr-help__print-title">{printMessages(locale).title}</h3>
      <ul className="pr-help__print">
        <PrintOptions site={site} locale={locale} className="pr-help__choice" />
      </ul>
      {siteStatus}
    </DeckDialog>
  );
}
