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
import type { ControlMessages } from '../../content/control-messages';
import type { Outline } from '../outline';
import { useDeck } from '../state/deck-context';
import { BarButton } from './bar-button';
import { BrickPicture, Bricks } from './bricks';
import './control-bar.css';
import { LanguageButton } from './language-button';
import { useToolbar } from './use-toolbar';

interface ControlBarProps {
  outline: Outline;
  messages: ControlMessages;
  toolbar: RefObject<HTMLDivElement | null>;
  onPresent: () => void;
  onExit: () => void;
}

/**
 * The controls, one brick per slide and the counter. All of them stand in the page whatever its size, so that the
 * server's HTML fits every screen; the styles show what a phone or a screen has room for.
 */
export function ControlBar({ outline, messages, toolbar, onPresent, onExit }: ControlBarProps) {
  const deck = useDeck((all) => all);
  const keys = useToolbar(toolbar);
  const atStart = deck.current === 0;
  const atEnd = deck.current === deck.count - 1;
  return (
    <div className="pr-bar cf-on-ink" role="toolbar" aria-label={messages.controls} ref={toolbar} {...keys}>
      <div className="pr-bar__group">
        <BarButton
          label={messages.more}
          Icon={MoreIcon}
          place="phone"
          aria-expanded={deck.overlay === 'menu'}
          onPress={() => deck.toggleOverlay('menu')}
        />
        <BarButton
          label={messages.first}
          Icon={ChevronsLeftIcon}
          place="screen"
          off={atStart}
          onPress={deck.first}
        />
        <BarButton label={messages.previous} Icon={ChevronLeftIcon} off={atStart} onPress={deck.previous} />
        <BarButton label={messages.next} Icon={ChevronRightIcon} off={atEnd} onPress={deck.next} />
        <BarButton
          label={messages.last}
          Icon={ChevronsRightIcon}
          place="screen"
          off={atEnd}
          onPress={deck.last}
        />
      </div>
      <BrickPicture count={deck.count} />
      <Bricks outline={outline} messages={messages} />
      <button
        type="button"
        tabIndex={-1}
        className="pr-bar__counter"
        title={messages.overview.open}
        onClick={() => deck.toggleOverlay('overview')}
      >
        <span>
          {deck.current + 1} / {deck.count}
        </span>
        <span className="cf-visually-hidden">, {messages.overview.open}</span>
      </button>
      <div className="pr-bar__group">
        <BarButton
          label={deck.overlay === 'overview' ? messages.overview.close : messages.overview.open}
          Icon={GridIcon}
          place="screen"
          aria-expanded={deck.overlay === 'overview'}
          onPress={() => deck.toggleOverlay('overview')}
        />
        <BarButton
          label={deck.playing ? messages.pause : messages.play}
          Icon={deck.playing ? PauseIcon : PlayIcon}
          data-playing={deck.playing || undefined}
          onPress={deck.togglePlaying}
        />
        <BarButton label={messages.reset} Icon={ResetIcon} place="screen" onPress={deck.first} />
        <BarButton
          label={deck.fullScreen ? messages.leaveFullScreen : messages.fullScreen}
          Icon={FullScreenIcon}
          place="screen"
          onPress={deck.toggleFullScreen}
        />
        <LanguageButton className="pr-bar__button pr-bar__button--screen" tabIndex={-1} messages={messages} />
        <BarButton label={messages.presenter} Icon={ScreensIcon} place="wide" onPress={onPresent} />
        <BarButton
          label={messages.help}
          Icon={KeyboardIcon}
          place="roomy"
          onPress={() => deck.toggleOverlay('help')}
        />
        <BarButton label={messages.exit} Icon={CloseIcon} place="screen" onPress={onExit} />
      </div>
    </div>
  );
}
