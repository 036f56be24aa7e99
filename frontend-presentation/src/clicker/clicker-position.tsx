import type { ControlMessages } from '../content/messages/types/control-messages';
import type { PresentingMessages } from '../content/messages/types/presenting-messages';
import { PresentationClock } from '../presenter/presentation-clock';
import type { PresentationTimer } from '../rooms/shared-state';

interface ClickerPositionProps {
  /** Counted from 0. */
  slide: number;
  slideTitles: readonly string[];
  /** Undefined until the first event of the room. */
  timer: PresentationTimer | undefined;
  messages: PresentingMessages;
  controls: ControlMessages;
}

/** Slide number and clock. */
export function ClickerPosition({ slide, slideTitles, timer, messages, controls }: ClickerPositionProps) {
  const count = slideTitles.length;
  return (
    <div className="pr-clicker__position">
      <p className="pr-clicker__slide">
        <span aria-hidden="true">
          <strong>{slide + 1}</strong> / {count}
        </span>
        <span className="cf-visually-hidden" aria-live="polite">
          {controls.announcement(slide + 1, count, slideTitles[slide] ?? '')}
        </span>
      </p>
      <div className="pr-clicker__time">
        {timer && <PresentationClock timer={timer} slide={slide} messages={messages} />}
      </div>
    </div>
  );
}
