import { memo, useDeferredValue } from 'react';
import type { ControlMessages } from '../../content/messages/types/control-messages';
import type { Outline } from '../slide-outline';
import { useDeck } from '../state/deck-context';

/** Progress of the deck as one button per slide, drawn as a brick, in groups by section. For large screens. */
export function SlideProgress({ outline, messages }: { outline: Outline; messages: ControlMessages }) {
  const current = useDeferredCurrent();
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
            <Brick
              key={slide}
              slide={slide}
              title={title}
              state={brickState(slide, current)}
              messages={messages}
              onPress={goTo}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface BrickProps {
  slide: number;
  title: string;
  state: 'past' | 'current' | 'next';
  messages: ControlMessages;
  onPress: (slide: number) => void;
}

// Memoised: a slide change affects two or three of the thirty bricks.
const Brick = memo(function Brick({ slide, title, state, messages, onPress }: BrickProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`pr-brick pr-brick--${state}`}
      aria-label={messages.goTo(slide + 1, title)}
      title={`${slide + 1}. ${title}`}
      aria-current={state === 'current' ? 'true' : undefined}
      onClick={() => onPress(slide)}
    />
  );
});

/** The current slide, deferred: the sixty bricks are rendered after the slide itself. */
function useDeferredCurrent(): number {
  return useDeferredValue(useDeck((deck) => deck.current));
}

/** Width of a brick of the picture including its gap, in px. */
const PITCH = 10;

/** The same progress as a picture, for screens on which the buttons would be too small to press. */
export function SlideProgressPicture({ count }: { count: number }) {
  const current = useDeferredCurrent();
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
          className={`pr-brick-picture__brick pr-brick-picture__brick--${brickState(slide, current)}`}
          x={slide * PITCH + 1}
          y={1}
          width={PITCH - 2.5}
          height={7}
        />
      ))}
    </svg>
  );
}

/** Where a slide is relative to the current one, for the class of its brick. */
export function brickState(slide: number, current: number): BrickProps['state'] {
  if (slide === current) return 'current';
  return slide < current ? 'past' : 'next';
}
