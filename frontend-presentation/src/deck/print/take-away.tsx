import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { Locale } from 'frontend-shared/i18n/locale';
import { FileIcon } from 'frontend-shared/ui/icon';
import { printMessages } from '../../content/messages/print';
import { useDeck } from '../state/deck-context';
import { DeckFile } from './deck-file';

interface TakeAwayProps {
  site: SiteConfig;
  locale: Locale;
  /** Of each choice. */
  className: string;
}

/** The choices, as items of a list: the deck on paper, with notes or without, and as a file. */
export function TakeAway({ site, locale, className }: TakeAwayProps) {
  const messages = printMessages(locale);
  const toggleOverlay = useDeck((deck) => deck.toggleOverlay);
  const closeOverlay = useDeck((deck) => deck.closeOverlay);
  return (
    <>
      {site.presentationPdf?.[locale] && (
        <li>
          <DeckFile
            site={site}
            locale={locale}
            className={className}
            icon={<FileIcon size={24} />}
            onClick={closeOverlay}
          />
        </li>
      )}
      <li>
        <button type="button" className={className} onClick={() => toggleOverlay('print')}>
          <PrinterIcon />
          {messages.print}
        </button>
      </li>
      <li>
        <button type="button" className={className} onClick={() => toggleOverlay('print-notes')}>
          <PrinterIcon />
          {messages.printWithNotes}
        </button>
      </li>
    </>
  );
}

/** Here and not among the icons of the site, which come with a first visit. */
function PrinterIcon() {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} className="cf-icon" aria-hidden="true" focusable="false">
      <path d="M7 8V3h10v5 M7 17H4V9.5A1.5 1.5 0 0 1 5.500 8h13A1.5 1.5 0 0 1 20 9.5V17h-3 M7 14h10v7H7z" />
    </svg>
  );
}
