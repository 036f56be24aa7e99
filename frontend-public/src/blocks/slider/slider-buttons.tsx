import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from 'frontend-shared/ui/icon';
import { MOTION_BUTTON } from '../motion/use-pause-on-interaction';

interface SliderButtonsProps {
  messages: Record<'pause' | 'play' | 'previous' | 'next', string>;
  /** Class of each button. */
  className: string;
  /** Whether the slides advance automatically. */
  playing: boolean;
  onPlaying: (playing: boolean) => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** Buttons for pause/play, previous and next. */
export function SliderButtons({
  messages,
  className,
  playing,
  onPlaying,
  onPrevious,
  onNext,
}: SliderButtonsProps) {
  const { pause, play, previous, next } = messages;
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={playing ? pause : play}
        onClick={() => onPlaying(!playing)}
        {...MOTION_BUTTON}
      >
        {playing ? <PauseIcon /> : <PlayIcon />}
      </button>
      <button type="button" className={className} aria-label={previous} onClick={onPrevious}>
        <ChevronLeftIcon />
      </button>
      <button type="button" className={className} aria-label={next} onClick={onNext}>
        <ChevronRightIcon />
      </button>
    </>
  );
}
