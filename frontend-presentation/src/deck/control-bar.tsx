import {
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronsLeftIcon,
  ChevronsRightIcon,
  CloseIcon,
  FullScreenIcon,
  type IconProps,
  PauseIcon,
  PlayIcon,
  ResetIcon,
} from 'frontend-shared/ui/icon';
import type { ReactNode } from 'react';
import type { DeckContent } from '../content/deck-content';
import './control-bar.css';
import type { DeckState } from './use-deck';
import type { FullScreen } from './use-full-screen';

interface ControlBarProps {
  deck: DeckState;
  count: number;
  screen: FullScreen;
  messages: DeckContent['messages'];
  onExit: () => void;
}

/**
 * Buttons, one brick per slide (large screens) and the counter. No toolbar, though it looks like one: in a toolbar the arrow keys move
 * the focus, and here they turn the slides, wherever the focus is.
 */
export function ControlBar({ deck, count, screen, messages, onExit }: ControlBarProps) {
  const { current, goTo, playing } = deck;
  const atStart = current === 0;
  const atEnd = current === count - 1;
  return (
    <section className="pr-bar cf-on-ink" aria-label={messages.controls}>
      <div className="pr-bar__group">
        <BarButton label={messages.first} Icon={ChevronsLeftIcon} off={atStart} onPress={() => goTo(0)} />
        <BarButton
          label={messages.previous}
          Icon={ChevronLeftIcon}
          off={atStart}
          onPress={() => goTo(current - 1)}
        />
        <BarButton
          label={messages.next}
          Icon={ChevronRightIcon}
          off={atEnd}
          onPress={() => goTo(current + 1)}
        />
        <BarButton
          label={messages.last}
          Icon={ChevronsRightIcon}
          off={atEnd}
          onPress={() => goTo(count - 1)}
        />
      </div>
      <ol className="pr-bar__bricks">
        {Array.from({ length: count }, (_, slide) => slide).map((slide) => (
          <li key={slide}>
            <button
              type="button"
              className={`pr-brick pr-brick--${slide < current ? 'past' : slide === current ? 'current' : 'next'}`}
              aria-label={messages.goTo(slide + 1)}
              aria-current={slide === current ? 'true' : undefined}
              onClick={() => goTo(slide)}
            />
          </li>
        ))}
      </ol>
      <p className="pr-bar__counter" aria-live="polite">
        <span aria-hidden="true">
          {current + 1} / {count}
        </span>
        <span className="cf-visually-hidden">{messages.counter(current + 1, count)}</span>
      </p>
      <div className="pr-bar__group">
        <BarButton
          label={playing ? messages.pause : messages.play}
          Icon={playing ? PauseIcon : PlayIcon}
          onPress={deck.togglePlaying}
        />
        <BarButton label={messages.reset} Icon={ResetIcon} onPress={() => goTo(0)} />
        <BarButton
          label={screen.active ? messages.leaveFullScreen : messages.fullScreen}
          Icon={FullScreenIcon}
          onPress={screen.toggle}
        />
        <BarButton label={messages.exit} Icon={CloseIcon} onPress={onExit} />
      </div>
    </section>
  );
}

interface BarButtonProps {
  label: string;
  Icon: (props: IconProps) => ReactNode;
  off?: boolean;
  onPress: () => void;
}

function BarButton({ label, Icon, off = false, onPress }: BarButtonProps) {
  return (
    <button
      type="button"
      className="pr-bar__button"
      aria-label={label}
      title={label}
      disabled={off}
      onClick={onPress}
    >
      <Icon size={24} />
    </button>
  );
}
