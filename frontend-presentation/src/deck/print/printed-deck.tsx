import type { SiteConfig } from 'frontend-shared/api/site-config';
import { companyName } from 'frontend-shared/content/company-name';
import type { Locale } from 'frontend-shared/i18n/locale';
import { Suspense, use, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { ControlMessages } from '../../content/messages/types/control-messages';
import type { Notes } from '../../content/slides/deck-content';
import { loadNotes } from '../../content/slides/load-notes';
import { NoteParagraphs } from '../../slides/note-paragraphs';
import { LinkBase } from '../../slides/site-context';
import { type LazyModule, lazyModule } from '../loading/lazy-module';
import { LazyPart } from '../loading/lazy-part';
import type { SlideModule } from '../loading/slide-module';
import { Stage } from '../stage/stage';
import { useDeck } from '../state/deck-context';
import type { Overlay } from '../state/deck-store';
import './printed-deck.css';
import { drawingsRendered, fontsLoaded } from './ready-to-print';

type AllNotes = Readonly<Record<string, Notes>>;

const notesModules: Partial<Record<Locale, LazyModule<AllNotes>>> = {};

/** Created on demand: unlike the other modules, speaker notes are not loaded at the first interaction. */
function notesIn(locale: Locale): LazyModule<AllNotes> {
  notesModules[locale] ??= lazyModule<AllNotes>(() => loadNotes(locale));
  return notesModules[locale];
}

interface PrintedDeckProps {
  /** `print-notes` prints each slide with its speaker notes. */
  overlay: Overlay;
  slideModule: LazyModule<SlideModule>;
  locale: Locale;
  site: SiteConfig;
  messages: ControlMessages;
}

/**
 * All slides as pages that are invisible on screen. Opens the print dialog once the last drawing and the fonts are
 * loaded.
 */
export function PrintedDeck({ overlay, slideModule, ...props }: PrintedDeckProps) {
  const { locale, messages } = props;
  return (
    <LazyPart module={slideModule} messages={messages}>
      {(slides) =>
        overlay === 'print-notes' ? (
          <LazyPart module={notesIn(locale)} messages={messages}>
            {(notes) => <PrintJob {...props} slides={slides} notes={notes} />}
          </LazyPart>
        ) : (
          <PrintJob {...props} slides={slides} />
        )
      }
    </LazyPart>
  );
}

interface PagesProps extends Pick<PrintedDeckProps, 'locale' | 'site' | 'messages'> {
  slides: SlideModule;
  notes?: AllNotes;
}

function PrintJob(props: PagesProps) {
  return (
    <>
      <p className="pr-load-status pr-load-status--loading" role="status">
        {props.messages.loadStatus.loading}
      </p>
      <Suspense fallback={null}>
        <Pages {...props} />
      </Suspense>
    </>
  );
}

function Pages({ slides: { slides, SlideView }, notes, locale, site }: PagesProps) {
  use(fontsLoaded());
  const pages = useRef<HTMLDivElement>(null);
  usePrinting(pages);
  // Links of a printed page or a PDF need the address of the site.
  const base = site.siteUrl ? site.siteUrl.replace(/\/$/, '') : null;
  const layout = notes ? 'notes' : 'slides';
  return createPortal(
    <LinkBase value={base}>
      <div className={`pr-print pr-print--${layout}`} lang={locale} ref={pages}>
        {slides.map((slide, index) => (
          <section key={slide.id} className="pr-print__page">
            <div className="pr-print__slide">
              <Stage>
                <SlideView slide={slide} locale={locale} />
              </Stage>
            </div>
            {notes && <PrintedNotes notes={notes[slide.id] ?? []} />}
            {notes && (
              <p className="pr-print__foot">
                <span>{companyName(site, locale)}</span>
                <span>
                  {index + 1} / {slides.length}
                </span>
              </p>
            )}
          </section>
        ))}
      </div>
    </LinkBase>,
    document.body,
  );
}

function PrintedNotes({ notes }: { notes: Notes }) {
  return (
    <div className="pr-print__notes">
      <NoteParagraphs notes={notes} />
    </div>
  );
}

/** Opens the print dialog as soon as all drawings are rendered, and closes the overlay afterwards. */
function usePrinting(pages: { readonly current: HTMLElement | null }): void {
  const close = useDeck((deck) => deck.closeOverlay);
  useEffect(() => {
    const { current: element } = pages;
    if (!element) return;
    const over = new AbortController();
    const { signal } = over;
    document.documentElement.classList.add('pr-printing');
    void drawingsRendered(element).then(() => {
      if (signal.aborted) return;
      window.addEventListener('afterprint', close, { signal });
      // Some browsers never fire `afterprint`: the next press on the page closes it there.
      document.addEventListener('pointerdown', close, { signal });
      window.print();
    });
    return () => {
      over.abort();
      document.documentElement.classList.remove('pr-printing');
    };
  }, [pages, close]);
}
