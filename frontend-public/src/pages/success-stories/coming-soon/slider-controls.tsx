import './slider-controls.css';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from 'frontend-shared/ui/icon';
import { MOTION_BUTTON } from '../../../blocks/motion/use-hold';
import type { SuccessStoriesMessages } from '../../../content/en/success-stories';

interface SliderControlsProps {
  messages: SuccessStoriesMessages['comingSoon']['slider'];
  /** How many slides there are, and the place of the first in view. */
  total: number;
  first: number;
  /** Whether the reader lets the slides move by themselves. */
  playing: boolean;
  onPlaying: (playing: boolean) => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** A brick for every slide, the pause button, and one step back or on. */
export function SliderControls({
  messages,
  total,
  first,
  playing,
  onPlaying,
  onPrevious,
  onNext,
}: SliderControlsProps) {
  return (
    <div className="pu-slider-controls">
      <span className="pu-slider-controls__bricks" aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a brick is its place in the row
            key={index}
            className="pu-slider-controls__brick"
            data-current={index === first || undefined}
          />
        ))}
      </span>
      <button
        type="button"
        className="pu-slider-controls__button"
        aria-label={playing ? messages.pause : messages.play}
        onClick={() => onPlaying(!playing)}
        {...MOTION_BUTTON}
      >
        {playing ? <PauseIcon /> : <PlayIcon />}
      </button>
      <button
        type="button"
        className="pu-slider-controls__button"
        aria-label={messages.previous}
        onClick={onPrevious}
      >
        <ChevronLeftIcon />
      </button>
      <button
        type="button"
        className="pu-slider-controls__button"
        aria-label={messages.next}
        onClick={onNext}
      >
        <ChevronRightIcon />
      </button>
    </div>
  );
}
