import { fireEvent, render, screen } from '@testing-library/react';
import { FALLBACK_SITE } from 'frontend-shared/api/site-config';
import type { Locale } from 'frontend-shared/i18n/locale';
import { splitLocale } from 'frontend-shared/i18n/locale';
import { useLocation, useNavigate } from 'frontend-shared/routing/router';
import { type ReactNode, StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SECTIONS, type SectionId, type Slide } from '../src/content/slides/deck-content';
import type { DeckTitles } from '../src/content/slides/outline';
import { Deck } from '../src/deck/deck';
import type { LazyModule } from '../src/deck/loading/lazy-module';
import type { SlideModule } from '../src/deck/loading/slide-module';
import { drawingOf } from '../src/slides/drawings/drawings';
import { preloadDrawings, SlideView } from '../src/slides/slide-view';

// Fetched beforehand, so that no test waits for it.
drawingOf('street');

/** Slides that say nothing but their number. */
export function sampleSlides(locale: Locale, count = 30): readonly Slide[] {
  return Array.from({ length: count }, (_, slide) => ({
    id: `slide-${slide + 1}`,
    type: 'title',
    title: locale === 'hi' ? `बात ${slide + 1}` : `Thought ${slide + 1}`,
    subtitle: 'For everyone',
    image: 'street',
    imageText: 'A street',
    section: SECTIONS[Math.floor((slide * SECTIONS.length) / count)] ?? 'idea',
    seconds: 60,
    tone: 'haldi',
  }));
}

const SECTION_NAMES: Record<SectionId, string> = {
  idea: 'The idea',
  how: 'How it works',
  running: 'Running today',
  coming: 'Coming next',
  members: 'For members',
  decide: 'Before you decide',
};

function titlesOf(slides: readonly Slide[]): DeckTitles {
  const sections = SECTIONS.map((id) => {
    const own = slides.filter(({ section }) => section === id);
    return [
      id,
      { title: SECTION_NAMES[id], slides: Object.fromEntries(own.map((slide) => [slide.id, slide.title])) },
    ];
  });
  return Object.fromEntries(sections);
}

/** Code that is loaded already. */
function loaded<Module>(module: Module): LazyModule<Module> {
  return { module, hasFailed: false, load: async () => module, subscribe: () => () => undefined };
}

export function sampleDeck(locale: Locale): { titles: DeckTitles; slideModule: LazyModule<SlideModule> } {
  const slides = sampleSlides(locale);
  return { titles: titlesOf(slides), slideModule: loaded({ SlideView, preloadDrawings, slides }) };
}

const DECKS = { en: sampleDeck('en'), hi: sampleDeck('hi') };

interface SiteProps {
  onHeaderVisible?: ((visible: boolean) => void) | undefined;
  /** In place of slides that are here. */
  slideModule?: LazyModule<SlideModule>;
  children?: ReactNode;
}

/** As much of the site as the deck needs: its addresses, and something beside it. */
function Site({ onHeaderVisible, slideModule, children }: SiteProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { locale, path } = splitLocale(pathname);
  return (
    <>
      <p data-testid="address">{pathname}</p>
      <button type="button" onClick={() => navigate(-1)}>
        back in the browser
      </button>
      {children}
      {path.startsWith('/presentation') ? (
        <Deck
          basePath={locale === 'hi' ? '/hi/presentation' : '/presentation'}
          locale={locale}
          site={FALLBACK_SITE}
          {...DECKS[locale]}
          {...(slideModule && { slideModule })}
          {...(onHeaderVisible && { onHeaderVisible })}
        />
      ) : (
        <p>the home page</p>
      )}
    </>
  );
}

/** The site at the last of some addresses, with a deck of thirty slides. */
export function SampleSite({ addresses, ...props }: SiteProps & { addresses: string[] }) {
  return (
    <StrictMode>
      <MemoryRouter initialEntries={addresses}>
        <Site {...props} />
      </MemoryRouter>
    </StrictMode>
  );
}

export function openDeck(addresses: string | string[] = '/presentation', props: SiteProps = {}) {
  return render(<SampleSite addresses={Array.isArray(addresses) ? addresses : [addresses]} {...props} />);
}

/** Presses a key with the focus nowhere; false when the deck took it. */
export function press(key: string, init: KeyboardEventInit = {}): boolean {
  return fireEvent.keyDown(document.body, { key, ...init });
}

/** The deck shows this slide, counted from 1. */
export function expectSlide(slide: number): void {
  expect(screen.getByText(`${slide} / 30`)).toBeInTheDocument();
}

/** A control by its name. By its label and not its role: jsdom takes a second to find a role among all drawings. */
export function control(name: string): HTMLElement {
  return screen.getByLabelText(name, { selector: 'button' });
}

/** Dialogs as browsers have them, and jsdom has not. */
export function installFakeDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
