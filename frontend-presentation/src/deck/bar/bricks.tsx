import type { ControlMessages } from '../../content/control-messages';
import type { Outline } from '../outline';
import { useDeck } from '../state/deck-context';

/** One brick per slide, in the groups of the sections: on large screens a press goes to its slide. */
export function Bricks({ outline, messages }: { outline: Outline; messages: ControlMessages }) {
  const current = useDeck((deck) => deck.current);
  const goTo = useDeck((deck) => deck.goTo);
  return (
    <div className="pr-bricks">
      {outline.map((section) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div
          key={section.slides[0]?.slide}
          role="group"
          className="pr-bricks__section"
          aria-label={section.title}
        >
          {section.slides.map(({ slide, title }) => (
            <button
              key={slide}
              type="button"
              tabIndex={-1}
              className={`pr-brick pr-brick--${stateOf(slide, current)}`}
              aria-label={messages.goTo(slide + 1, title)}
              title={`${slide + 1}. ${title}`}
              aria-current={slide === current ? 'true' : undefined}
              onClick={() => goTo(slide)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** px that a brick of the picture takes, its gap included. */
const PITCH = 10;

/** The same bricks as a picture, for screens on which they would be too small to press. */
export function BrickPicture({ count }: { count: number }) {
  const current = useDeck((deck) => deck.current);
  return (
    <svg
      className="pr-brick-picture"
      viewBox={`0 0 ${count * PITCH} 9`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, slide) => slide).map((slide) => (
        <rect
          key={slide}
          className={`pr-brick-picture__brick pr-brick-picture__brick--${stateOf(slide, current)}`}
          x={slide * PITCH + 1}
          y={1}
          width={PITCH - 2.5}
          height={7}
        />
      ))}
    </svg>
  );
}

function stateOf(slide: number, current: number): 'past' | 'current' | 'next' {
  if (slide === current) return 'current';
  return slide < current ? 'past' : 'next';
}
