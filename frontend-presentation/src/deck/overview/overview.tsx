import type { Locale } from 'frontend-shared/i18n/locale';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef } from 'react';
import { overviewMessages } from '../../content/messages/overview';
import type { ControlMessages } from '../../content/messages/types/control-messages';
import { LanguageButton } from '../bar/language-button';
import type { Outline } from '../slide-outline';
import { Stage } from '../stage/stage';
import { useDeck } from '../state/deck-context';
import { ButtonGrid } from './button-grid';
import '../help/kbd.css';
import './overview.css';
import { useIncrementalRender } from '../../slides/use-incremental-render';

interface OverviewProps {
  outline: Outline;
  locale: Locale;
  messages: ControlMessages;
  /** Draws a slide, counted from 0. */
  renderSlide: (slide: number, title: string) => ReactNode;
}

/**
 * All slides, in one column per section. The buttons are rendered at once; their slides are rendered one at a time, the
 * nearest first, so that input in the meantime is handled without delay.
 */
export default function Overview({ outline, locale, messages, renderSlide }: OverviewProps) {
  const current = useDeck((deck) => deck.current);
  const count = useDeck((deck) => deck.count);
  const goTo = useDeck((deck) => deck.goTo);
  const close = useDeck((deck) => deck.closeOverlay);
  const grid = useRef<HTMLDivElement>(null);
  const isDrawn = useIncrementalRender(count, current);

  useEffect(() => {
    const before = document.activeElement;
    grid.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !grid.current) return;
    const buttons = new ButtonGrid(grid.current.querySelectorAll('button'));
    const to = buttons.target(event.key, document.activeElement);
    if (!to) return;
    event.preventDefault();
    to.focus();
  };

  const { title, now, keys } = overviewMessages(locale);
  return (
    <section className="pr-overview" aria-label={title(count)}>
      <header className="pr-overview__header">
        <h2 className="pr-overview__title">{title(count)}</h2>
        <p className="pr-overview__keys">
          <kbd>← ↑ ↓ →</kbd> {keys.move} <kbd>Enter</kbd> {keys.open} <kbd>Esc</kbd> {keys.back(current + 1)}
        </p>
        <LanguageButton className="pr-overview__language" messages={messages} named />
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles the arrow keys of its buttons */}
      <div className="pr-overview__sections" ref={grid} onKeyDown={onKeyDown}>
        {outline.map((section) => (
          <section key={section.slides[0]?.slide} className="pr-overview__section">
            <h3
              className="pr-overview__name"
              data-current={section.slides.some(({ slide }) => slide === current) || undefined}
            >
              {section.title}
              <span className="pr-overview__range">
                {rangeOf(section.slides.map(({ slide }) => slide + 1))}
              </span>
            </h3>
            <ol className="pr-overview__slides">
              {section.slides.map(({ slide, title: name }) => (
                <li key={slide} className="pr-overview__item">
                  <span className="pr-overview__number" aria-hidden="true">
                    {slide + 1}
                  </span>
                  {/* Next to its button, not inside it: a slide may contain links. */}
                  <Thumb slide={slide} title={name} isDrawn={isDrawn(slide)} renderSlide={renderSlide} />
                  <button
                    type="button"
                    className="pr-overview__slide"
                    aria-label={`${slide + 1}. ${name}`}
                    aria-current={slide === current ? 'true' : undefined}
                    onClick={() => {
                      goTo(slide);
                      close();
                    }}
                  >
                    {slide === current && <span className="pr-overview__now">{now}</span>}
                  </button>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}

interface ThumbProps extends Pick<OverviewProps, 'renderSlide'> {
  slide: number;
  title: string;
  isDrawn: boolean;
}

// Memoised, so that rendering the next slide does not render the others again.
const Thumb = memo(function Thumb({ slide, title, isDrawn, renderSlide }: ThumbProps) {
  return (
    <div className="pr-overview__thumb" aria-hidden="true" inert>
      {isDrawn && <Stage>{renderSlide(slide, title)}</Stage>}
    </div>
  );
});

function rangeOf(numbers: readonly number[]): string {
  return numbers.length > 1 ? `${numbers[0]}–${numbers.at(-1)}` : `${numbers[0]}`;
}
