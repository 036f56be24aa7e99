import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { Locale } from 'frontend-shared/i18n/locale';
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
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import type { ControlMessages } from '../../content/messages/types/control-messages';
import type { Presenting } from '../presenting/use-presenting';
import { PrintOptions } from '../print/print-options';
import { textPath } from '../routing/paths';
import { SiteStatus } from '../site-status';
import { useDeck, useDeckCommands } from '../state/deck-context';
import { LanguageButton } from './language-button';
import './more-menu.css';

interface MoreMenuProps {
  messages: ControlMessages;
  basePath: string;
  locale: Locale;
  site: SiteConfig;
  /** Undefined in the presenter's window. */
  presenting?: Presenting | undefined;
  /** Undefined if the deck has no exit. */
  onExit?: (() => void) | undefined;
}

/** The commands that do not fit into the control bar of a narrow screen. Choosing one or pressing outside closes it. */
export default function MoreMenu({ messages, basePath, locale, site, presenting, onExit }: MoreMenuProps) {
  const commands = useDeckCommands();
  const current = useDeck((deck) => deck.current);
  const count = useDeck((deck) => deck.count);
  const isFull = useDeck((deck) => deck.fullScreen);
  const menu = useRef<HTMLDivElement>(null);
  const siteStatus = useContext(SiteStatus);
  const { closeOverlay } = commands;

  useEffect(() => {
    const before = document.activeElement;
    menu.current?.querySelector<HTMLElement>('button:not([aria-disabled])')?.focus();
    const closeOutside = ({ target }: PointerEvent) => {
      const isOutside = target instanceof Element && !target.closest('.pr-menu, .pr-bar');
      if (isOutside) closeOverlay();
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
        {item(messages.first, ChevronsLeftIcon, commands.first, current === 0)}
        {item(messages.last, ChevronsRightIcon, commands.last, current === count - 1)}
        {item(messages.overview.open, GridIcon, () => commands.toggleOverlay('overview'))}
        {item(messages.reset, ResetIcon, commands.first)}
        <li>
          <LanguageButton className="pr-menu__item" messages={messages} named onClick={closeOverlay} />
        </li>
        {item(
          isFull ? messages.leaveFullScreen : messages.fullScreen,
          FullScreenIcon,
          commands.toggleFullScreen,
        )}
        {presenting && item(messages.presenter, ScreensIcon, presenting.openPresenter)}
        {presenting?.linkClicker && item(messages.clicker, PhoneIcon, presenting.linkClicker)}
        <li>
          <Link className="pr-menu__item" to={textPath(basePath)} onClick={closeOverlay}>
            <FileIcon size={24} />
            {messages.text}
          </Link>
        </li>
        <PrintOptions site={site} locale={locale} className="pr-menu__item" />
        {onExit && item(messages.exit, CloseIcon, onExit)}
      </ul>
      {siteStatus}
    </div>
  );
}
