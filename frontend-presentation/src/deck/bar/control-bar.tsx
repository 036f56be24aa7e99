import {
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronsLeftIcon,
  ChevronsRightIcon,
  CloseIcon,
  FullScreenIcon,
  GridIcon,
  KeyboardIcon,
  MoreIcon,
  PauseIcon,
  PlayIcon,
  ResetIcon,
  ScreensIcon,
} from 'frontend-shared/ui/icon';
import type { RefObject } from 'react';
import type { ControlMessages } from '../../content/messages/types/control-messages';
import type { Outline } from '../slide-outline';
import { useDeck, useDeckCommands } from '../state/deck-context';
import { BarButton } from './bar-button';
import { SlideProgress, SlideProgressPicture } from './slide-progress';
import './control-bar.css';
import { LanguageButton } from './language-button';
import { useToolbar } from './use-toolbar';

interface ControlBarProps {
  outline: Outline;
  messages: ControlMessages;
  toolbar: RefObject<HTMLDivElement | null>;
  onOpenPresenter: () => void;
  /** Undefined if the deck has no exit. */
  onExit: (() => void) | undefined;
}

/** Constant, so that the memoised button is not rendered again. */
const doNothing = () => undefined;

/**
 * The controls, one brick per slide and the counter. All are rendered on every screen, so that the server's HTML fits
 * any width; the styles hide those that do not fit on a narrow screen.
 */
export function ControlBar({ outline, messages, toolbar, onOpenPresenter, onExit }: ControlBarProps) {
  const commands = useDeckCommands();
  const current = useDeck((deck) => deck.current);
  const count = useDeck((deck) => deck.count);
  const overlay = useDeck((deck) => deck.overlay);
  const isPlaying = useDeck((deck) => deck.playing);
  const isFull = useDeck((deck) => deck.fullScreen);
  const keys = useToolbar(toolbar);
  const atStart = current === 0;
  const atEnd = current === count - 1;
  return (
    <div className="pr-bar cf-on-ink" role="toolbar" aria-label={messages.controls} ref={toolbar} {...keys}>
      <div className="pr-bar__group">
        <BarButton
          label={messages.more}
          Icon={MoreIcon}
          shownOn="phone"
          aria-expanded={overlay === 'menu'}
          onPress={() => commands.toggleOverlay('menu')}
        />
        <BarButton
          label={messages.first}
          Icon={ChevronsLeftIcon}
          shownOn="screen"
          off={atStart}
          onPress={commands.first}
        />
        <BarButton
          label={messages.previous}
          Icon={ChevronLeftIcon}
          off={atStart}
          onPress={commands.previous}
        />
        <BarButton label={messages.next} Icon={ChevronRightIcon} off={atEnd} onPress={commands.next} />
        <BarButton
          label={messages.last}
          Icon={ChevronsRightIcon}
          shownOn="screen"
          off={atEnd}
          onPress={commands.last}
        />
      </div>
      <SlideProgressPicture count={count} />
      <SlideProgress outline={outline} messages={messages} />
      <button
        type="button"
        tabIndex={-1}
        className="pr-bar__counter"
        title={messages.overview.open}
        onClick={() => commands.toggleOverlay('overview')}
      >
        <span>{`${current + 1} / ${count}`}</span>
        <span className="cf-visually-hidden">, {messages.overview.open}</span>
      </button>
      <div className="pr-bar__group">
        <BarButton
          label={overlay === 'overview' ? messages.overview.close : messages.overview.open}
          Icon={GridIcon}
          shownOn="wide"
          aria-expanded={overlay === 'overview'}
          onPress={() => commands.toggleOverlay('overview')}
        />
        <BarButton
          label={isPlaying ? messages.pause : messages.play}
          Icon={isPlaying ? PauseIcon : PlayIcon}
          data-playing={isPlaying || undefined}
          onPress={commands.togglePlaying}
        />
        <BarButton label={messages.reset} Icon={ResetIcon} shownOn="screen" onPress={commands.first} />
        <BarButton
          label={isFull ? messages.leaveFullScreen : messages.fullScreen}
          Icon={FullScreenIcon}
          shownOn="screen"
          onPress={commands.toggleFullScreen}
        />
        <LanguageButton className="pr-bar__button pr-bar__button--screen" tabIndex={-1} messages={messages} />
        <BarButton label={messages.presenter} Icon={ScreensIcon} shownOn="screen" onPress={onOpenPresenter} />
        <BarButton
          label={messages.help}
          Icon={KeyboardIcon}
          shownOn="roomy"
          onPress={() => commands.toggleOverlay('help')}
        />
        <BarButton
          label={messages.exit}
          Icon={CloseIcon}
          shownOn="screen"
          off={!onExit}
          onPress={onExit ?? doNothing}
        />
      </div>
    </div>
  );
}
