import type { SiteConfig } from 'frontend-shared/api/site-config';
import { localePath } from 'frontend-shared/i18n/locale';
import { Link } from 'frontend-shared/routing/router';
import { LinkButton } from 'frontend-shared/ui/button';
import { CloseIcon, InfoIcon, MenuIcon } from 'frontend-shared/ui/icon';
import { Logo } from 'frontend-shared/ui/logo';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { shellMessages } from '../../content/messages';
import type { RouteMatch } from '../../navigation/route-match';
import './header.css';
import { HEADER_LINKS, type HeaderLink } from './header-links';
import { LanguageSwitch } from './language-switch';

interface HeaderProps {
  route: RouteMatch;
  site: SiteConfig;
}

/** The site header: nine links from 1280 px, a menu with a toggle button below that. */
export function Header({ route, site }: HeaderProps) {
  const { locale, path } = route;
  const messages = shellMessages(locale).header;
  const [open, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // Back and Forward change the page without a click on a link.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on a new address
  useEffect(() => {
    setOpen(false);
  }, [path, locale]);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !header.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  // The clicked link gets hidden; if it leads to another page, that page takes the focus.
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // The page must not handle the same key press.
    event.preventDefault();
    close();
  };
  // The open menu covers the page: focus that leaves it must not end up underneath.
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !header.current?.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only handles events that bubble from its links and buttons
    <header className="sh-header" ref={header} onKeyDown={onKeyDown} onBlur={onBlur}>
      <div className="sh-header__bar">
        <Link className="sh-header__home" to={localePath(locale, '/')}>
          <Logo site={site} locale={locale} />
          {/* Added to the names, not an `aria-label`: the accessible name keeps the visible text and its languages. */}
          <span className="cf-visually-hidden">, {messages.home}</span>
        </Link>
        <nav className="sh-nav" aria-label={messages.label}>
          <ul className="sh-nav__list">
            {HEADER_LINKS.map((link) => (
              <li key={link.label}>
                <HeaderAnchor link={link} route={route} className="sh-nav__link" />
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch locale={locale} label={messages.language} />
        {site.memberPortalUrl && (
          // No space for the risk notice here; it is below the same button in the menu.
          <LinkButton
            className="sh-header__join"
            size="small"
            href={site.memberPortalUrl}
            title={messages.joinNote}
          >
            {messages.joinNow}
          </LinkButton>
        )}
        <button
          ref={button}
          type="button"
          className="sh-header__toggle"
          aria-expanded={open}
          aria-controls="sh-menu"
          aria-label={open ? messages.closeMenu : messages.openMenu}
          onClick={() => setOpen(!open)}
        >
          {open ? <CloseIcon size={26} /> : <MenuIcon size={28} />}
        </button>
      </div>
      <nav className="sh-menu" id="sh-menu" aria-label={messages.label} hidden={!open}>
        <ul className="sh-menu__list">
          {HEADER_LINKS.map((link) => (
            <li key={link.label}>
              <HeaderAnchor link={link} route={route} className="sh-menu__link" onChoose={close} />
            </li>
          ))}
        </ul>
        {site.memberPortalUrl && (
          <>
            <LinkButton wide href={site.memberPortalUrl} onClick={close}>
              {messages.joinNow}
            </LinkButton>
            <p className="sh-menu__note cf-small">
              <InfoIcon />
              {messages.joinNote}
            </p>
          </>
        )}
      </nav>
    </header>
  );
}

interface HeaderAnchorProps {
  link: HeaderLink;
  route: RouteMatch;
  className: string;
  onChoose?: () => void;
}

function HeaderAnchor({ link, route, className, onChoose }: HeaderAnchorProps) {
  const here = route.path === link.path || (link.path === '/presentation' && route.area === 'presentation');
  const current = here ? 'page' : link.also?.includes(route.path) ? 'true' : undefined;
  const text = shellMessages(route.locale).header.links[link.label];
  return (
    <Link
      className={className}
      to={localePath(route.locale, link.path)}
      aria-current={current}
      onClick={onChoose}
    >
      {/* A hidden bold copy reserves the width, so that links do not shift when one becomes current. */}
      <span data-text={text}>{text}</span>
    </Link>
  );
}
