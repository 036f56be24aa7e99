import { fireEvent, render, screen } from '@testing-library/react';
import { FALLBACK_SITE } from 'frontend-shared/api/site-config';
import type { Locale } from 'frontend-shared/i18n/locale';
import { splitLocale } from 'frontend-shared/i18n/locale';
import { useLocation, useNavigate } from 'frontend-shared/routing/router';
import { type ReactNode, StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { controlMessages } from '../src/content/messages/controls';
import type { FrameTexts } from '../src/content/messages/types/frame-texts';
import { SECTIONS, type SectionId, type Slide } from '../src/content/slides/deck-content';
import type { DeckTitles } from '../src/content/slides/outline';
import { Deck } from '../src/deck/deck';
import type { LazyModule } from '../src/deck/loading/lazy-module';
import type { SlideModule } from '../src/deck/loading/slide-module';
import { drawingOf } from '../src/slides/drawings/drawings';
import { preloadDrawings, SlideView } from '../src/slides/slide-view';

// Starts to load the drawing, so that no test waits for it.
drawingOf('two-masons');

/** Slides whose only content is their number. */
export function sampleSlides(locale: Locale, count = 30): readonly Slide[] {
  return Array.from({ length: count }, (_, slide) => ({
    id: `slide-${slide + 1}`,
    type: 'title',
    title: locale === 'hi' ? `बात ${slide + 1}` : `Thought ${slide + 1}`,
    subtitle: 'For everyone',
    // The smallest drawing, because most tests only count slides.
    image: 'two-masons',
    imageText: 'Two masons',
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

/** A lazy module that is already loaded. */
function loaded<Module>(module: Module): LazyModule<Module> {
  return { module, hasFailed: false, load: async () => module, subscribe: () => () => undefined };
}

export function sampleDeck(
  locale: Locale,
  count = 30,
): FrameTexts & { slideModule: LazyModule<SlideModule> } {
  const slides = sampleSlides(locale, count);
  return {
    titles: titlesOf(slides),
    controls: controlMessages(locale),
    slideModule: loaded({ SlideView, preloadDrawings, slides }),
  };
}

type Decks = Record<Locale, ReturnType<typeof sampleDeck>>;

export function sampleDecks(count: number): Decks {
  return { en: sampleDeck('en', count), hi: sampleDeck('hi', count) };
}

const DECKS = sampleDecks(30);

interface SiteProps {
  onHeaderVisible?: ((visible: boolean) => void) | undefined;
  /** Replaces the loaded slides. */
  slideModule?: LazyModule<SlideModule>;
  /** Decks with another number of slides than 30. */
  decks?: Decks;
  children?: ReactNode;
}

/** A minimal site around the deck: its routes, and a home page. */
function Site({ onHeaderVisible, slideModule, decks = DECKS, children }: SiteProps) {
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
          {...decks[locale]}
          {...(slideModule && { slideModule })}
          {...(onHeaderVisible && { onHeaderVisible })}
        />
      ) : (
        <p>the home page</p>
      )}
    </>
  );
}

/** A site with a deck of thirty slides, opened at the last of the given history entries. */
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

/** Presses a key with the focus on the body. @returns false if the deck handled it */
export function press(key: string, init: KeyboardEventInit = {}): boolean {
  return fireEvent.keyDown(document.body, { key, ...init });
}

/** Expects the deck to show a slide, counted from 1. */
export function expectSlide(slide: number): void {
  expect(screen.getByText(`${slide} / 30`)).toBeInTheDocument();
}

/** A control by its label. Not by role: a role query takes jsdom a second because of the drawings. */
export function control(name: string): HTMLElement {
  return screen.getByLabelText(name, { selector: 'button' });
}

/** Adds the methods of `dialog`, which jsdom lacks. */
export function installFakeDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
