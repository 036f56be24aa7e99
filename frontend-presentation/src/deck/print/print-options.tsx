import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { Locale } from 'frontend-shared/i18n/locale';
import { FileIcon } from 'frontend-shared/ui/icon';
import { printMessages } from '../../content/messages/print';
import { useDeck } from '../state/deck-context';
import { PdfLink } from './pdf-link';

interface PrintOptionsProps {
  site: SiteConfig;
  locale: Locale;
  /** Class of each button and link. */
  className: string;
}

/** Items of a list: download the deck as a PDF, print it, print it with notes. */
export function PrintOptions({ site, locale, className }: PrintOptionsProps) {
  const messages = printMessages(locale);
  const toggleOverlay = useDeck((deck) => deck.toggleOverlay);
  const closeOverlay = useDeck((deck) => deck.closeOverlay);
  return (
    <>
      {site.presentationPdf?.[locale] && (
        <li>
          <PdfLink
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

/** Not one of the shared icons, because those are loaded on a first visit. */
function PrinterIcon() {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} className="cf-icon" aria-hidden="true" focusable="false">
      <path d="M7 8V3h10v5 M7 17H4V9.5A1.5 1.5 0 0 1 5.500 8h13A1.5 1.5 0 0 1 20 9.5V17h-3 M7 14h10v7H7z" />
    </svg>
  );
}
