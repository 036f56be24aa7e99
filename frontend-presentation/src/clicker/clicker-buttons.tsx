import {
  BlankScreenIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  PauseIcon,
  PlayIcon,
} from 'frontend-shared/ui/icon';
import type { PresentingMessages } from '../content/messages/types/presenting-messages';
import type { RoomCommandType, RoomState } from '../rooms/room-api';
import './clicker-buttons.css';

interface ClickerButtonsProps {
  /** Counted from 0. */
  slide: number;
  slideTitles: readonly string[];
  /** Undefined until the first event of the room. */
  state: RoomState | undefined;
  /** Whether the deck is connected, so that commands reach it. */
  isLinked: boolean;
  /** Whether the last command failed. */
  hasFailed: boolean;
  messages: PresentingMessages['clicker'];
  onPress: (command: RoomCommandType) => void;
}

/** Blank, timer, back and next. */
export function ClickerButtons(props: ClickerButtonsProps) {
  const { hasFailed, messages } = props;
  return (
    <div className="pr-clicker__buttons">
      <p className="pr-clicker__failure" role="status">
        {hasFailed && messages.failed}
      </p>
      <ToolButtons {...props} />
      <SlideButtons {...props} />
    </div>
  );
}

function ToolButtons({ state, isLinked, messages, onPress }: ClickerButtonsProps) {
  const isBlank = state?.blank ?? false;
  const isRunning = state?.timer.running ?? false;
  return (
    <div className="pr-clicker__tools">
      <button
        type="button"
        className="pr-clicker__small"
        aria-disabled={!isLinked || undefined}
        aria-pressed={isBlank}
        onClick={() => onPress('blank')}
      >
        <BlankScreenIcon size={24} />
        <span>{isBlank ? messages.showAgain : messages.blank}</span>
      </button>
      <button
        type="button"
        className="pr-clicker__small"
        aria-disabled={!isLinked || undefined}
        onClick={() => onPress('timer')}
      >
        {isRunning ? <PauseIcon size={24} /> : <PlayIcon size={24} />}
        <span>{isRunning ? messages.stopTimer : messages.startTimer}</span>
      </button>
    </div>
  );
}

function SlideButtons({ slide, slideTitles, isLinked, messages, onPress }: ClickerButtonsProps) {
  const next = slide + 1;
  const canGoBack = isLinked && slide > 0;
  const canGoOn = isLinked && next < slideTitles.length;
  return (
    <>
      <button
        type="button"
        className="pr-clicker__back"
        aria-disabled={!canGoBack || undefined}
        onClick={() => canGoBack && onPress('previous')}
      >
        <ChevronLeftIcon size={44} />
        {messages.back}
      </button>
      <button
        type="button"
        className="pr-clicker__next"
        aria-disabled={!canGoOn || undefined}
        onClick={() => canGoOn && onPress('next')}
      >
        <ChevronRightIcon size={64} />
        <span className="pr-clicker__next-word">{messages.next}</span>
        <span className="pr-clicker__next-title">
          {next < slideTitles.length ? `${next + 1}. ${slideTitles[next]}` : messages.end}
        </span>
      </button>
    </>
  );
}
