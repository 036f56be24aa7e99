import type { SiteConfig } from 'frontend-shared/api/site-config';
import { localePath } from 'frontend-shared/i18n/locale';
import { Link } from 'frontend-shared/routing/router';
import { LinkButton } from 'frontend-shared/ui/button';
import { CloseIcon, InfoIcon, MenuIcon } from 'frontend-shared/ui/icon';
import { Logo } from 'frontend-shared/ui/logo';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { shellWords } from '../content/words';
import type { Place } from '../navigation/place';
import './header.css';
import { HEADER_LINKS, type HeaderLink } from './header-links';
import { LanguageSwitch } from './language-switch';

interface HeaderProps {
  place: Place;
  site: SiteConfig;
}

/** The bar on top: nine links from 1280 px, below that a menu that a button opens. */
export function Header({ place, site }: HeaderProps) {
  const { locale, path } = place;
  const words = shellWords(locale).header;
  const [open, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // Back and forward leave the page without choosing a link.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new address is the reason to close
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

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // The page below must not take the same key for its own.
    event.preventDefault();
    setOpen(false);
    button.current?.focus();
  };
  // The open menu lies over the page: focus that walks out of it must not land underneath.
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !header.current?.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears what its links and buttons let pass
    <header className="sh-header" ref={header} onKeyDown={onKeyDown} onBlur={onBlur}>
      <div className="sh-header__bar">
        <Link className="sh-header__home" to={localePath(locale, '/')}>
          <Logo site={site} locale={locale} />
          {/* Beside the names, not in their place: the link is called what is read on it, each name in its language. */}
          <span className="cf-visually-hidden">, {words.home}</span>
        </Link>
        <nav className="sh-nav" aria-label={words.label}>
          <ul className="sh-nav__list">
            {HEADER_LINKS.map((link) => (
              <li key={link.label}>
                <HeaderAnchor link={link} place={place} className="sh-nav__link" />
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch locale={locale} label={words.language} />
        {site.memberPortalUrl && (
          // The bar has no room for the risks; they stand below the same button in the menu.
          <LinkButton
            className="sh-header__join"
            size="small"
            href={site.memberPortalUrl}
            title={words.joinNote}
          >
            {words.joinNow}
          </LinkButton>
        )}
        <button
          ref={button}
          type="button"
          className="sh-header__toggle"
          aria-expanded={open}
          aria-controls="sh-menu"
          aria-label={open ? words.closeMenu : words.openMenu}
          onClick={() => setOpen(!open)}
        >
          {open ? <CloseIcon size={26} /> : <MenuIcon size={28} />}
        </button>
      </div>
      <nav className="sh-menu" id="sh-menu" aria-label={words.label} hidden={!open}>
        <ul className="sh-menu__list">
          {HEADER_LINKS.map((link) => (
            <li key={link.label}>
              <HeaderAnchor
                link={link}
                place={place}
                className="sh-menu__link"
                onChoose={() => setOpen(false)}
              />
            </li>
          ))}
        </ul>
        {site.memberPortalUrl && (
          <>
            <LinkButton wide href={site.memberPortalUrl} onClick={() => setOpen(false)}>
              {words.joinNow}
            </LinkButton>
            <p className="sh-menu__note cf-small">
              <InfoIcon />
              {words.joinNote}
            </p>
          </>
        )}
      </nav>
    </header>
  );
}

interface HeaderAnchorProps {
  link: HeaderLink;
  place: Place;
  className: string;
  onChoose?: () => void;
}

function HeaderAnchor({ link, place, className, onChoose }: HeaderAnchorProps) {
  const here = place.path === link.path || (link.path === '/presentation' && place.area === 'presentation');
  const current = here ? 'page' : link.also?.includes(place.path) ? 'true' : undefined;
  const text = shellWords(place.locale).header.links[link.label];
  return (
    <Link
      className={className}
      to={localePath(place.locale, link.path)}
      aria-current={current}
      onClick={onChoose}
    >
      {/* The hidden bold copy keeps the width, so that links do not shift when one becomes current. */}
      <span data-text={text}>{text}</span>
    </Link>
  );
}
