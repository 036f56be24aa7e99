import { Link } from 'frontend-shared/routing/router';
import {
  ChevronsLeftIcon,
  ChevronsRightIcon,
  CloseIcon,
  FileIcon,
  FullScreenIcon,
  GridIcon,
  type IconProps,
  PhoneIcon,
  ResetIcon,
  ScreensIcon,
} from 'frontend-shared/ui/icon';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ControlMessages } from '../../content/control-messages';
import type { Presenting } from '../presenting/use-presenting';
import { useDeck } from '../state/deck-context';
import { textPath } from '../text-path';
import { LanguageButton } from './language-button';
import './more-menu.css';

interface MoreMenuProps {
  messages: ControlMessages;
  basePath: string;
  presenting: Presenting;
  onExit: () => void;
}

/** What a phone's bar has no room for. Any choice closes it, and so does a press beside it. */
export function MoreMenu({ messages, basePath, presenting, onExit }: MoreMenuProps) {
  const deck = useDeck((all) => all);
  const menu = useRef<HTMLDivElement>(null);
  const { closeOverlay } = deck;

  useEffect(() => {
    const before = document.activeElement;
    menu.current?.querySelector<HTMLElement>('button:not([aria-disabled])')?.focus();
    const closeOutside = ({ target }: PointerEvent) => {
      const isBeside = target instanceof Element && !target.closest('.pr-menu, .pr-bar');
      if (isBeside) closeOverlay();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [closeOverlay]);

  const item = (label: string, Icon: (props: IconProps) => ReactNode, act: () => void, off = false) => (
    <li>
      <button
        type="button"
        className="pr-menu__item"
        aria-disabled={off || undefined}
        onClick={() => {
          if (off) return;
          closeOverlay();
          act();
        }}
      >
        <Icon size={24} />
        {label}
      </button>
    </li>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="pr-menu cf-on-ink" role="group" aria-label={messages.more} ref={menu}>
      <ul className="pr-menu__list">
        {item(messages.first, ChevronsLeftIcon, deck.first, deck.current === 0)}
        {item(messages.last, ChevronsRightIcon, deck.last, deck.current === deck.count - 1)}
        {item(messages.overview.open, GridIcon, () => deck.toggleOverlay('overview'))}
        {item(messages.reset, ResetIcon, deck.first)}
        <li>
          <LanguageButton className="pr-menu__item" messages={messages} named onClick={closeOverlay} />
        </li>
        {item(
          deck.fullScreen ? messages.leaveFullScreen : messages.fullScreen,
          FullScreenIcon,
          deck.toggleFullScreen,
        )}
        {item(messages.presenter, ScreensIcon, presenting.present)}
        {presenting.linkPhone && item(messages.phone, PhoneIcon, presenting.linkPhone)}
        <li>
          <Link className="pr-menu__item" to={textPath(basePath)} onClick={closeOverlay}>
            <FileIcon size={24} />
            {messages.text}
          </Link>
        </li>
        {item(messages.exit, CloseIcon, onExit)}
      </ul>
    </div>
  );
}
