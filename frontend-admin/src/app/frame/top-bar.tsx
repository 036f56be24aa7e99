import Button from 'antd/es/button';
import { useSession } from 'frontend-shared/api/session';
import { useStepUp } from 'frontend-shared/api/step-up';
import { Link, useLocation } from 'frontend-shared/routing/router';
import { frame } from '../../content/frame';
import { useMessages } from '../../content/messages';
import { matchesPath, paths } from '../../routing/paths';
import { hasPermission } from '../../state/permissions';
import { Disclosure } from '../../ui/disclosure/disclosure';
import { Icon } from '../../ui/icon';
import { useSlots } from '../../ui/panel/slots';
import { RECORD_LISTS } from '../../ui/record-kinds';
import { Tooltip } from '../../ui/tooltip';
import { Bell } from '../bell/bell';
import { NAV_ITEMS } from '../nav-items';
import { useColourSwitch } from '../use-colour-switch';
import { PaletteBox, PaletteButton } from './palette-box';

const SHOWN_CHARACTERS = 8;

/** Shortens an e-mail address to its first eight characters and an ellipsis. */
function shortEmail(email: string): string {
  return email.length > SHOWN_CHARACTERS ? `${email.slice(0, SHOWN_CHARACTERS)}…` : email;
}

function ThemeButton() {
  const frameMessages = useMessages(frame);
  const { other, change } = useColourSwitch();
  const label = other === 'light' ? frameMessages.toLight : frameMessages.toDark;
  return (
    <Tooltip text={label}>
      <Button
        type="text"
        aria-label={label}
        icon={<Icon name={other === 'light' ? 'sun' : 'moon'} size={20} />}
        onClick={change}
      />
    </Tooltip>
  );
}

function AccountMenu({ onLogOut }: { onLogOut: () => void }) {
  const frameMessages = useMessages(frame);
  const email = useSession((session) => session.admin?.email ?? '');
  return (
    <Disclosure
      align="end"
      label={<span className="ad-top__email">{shortEmail(email)}</span>}
      name={frameMessages.accountMenu(email)}
      tooltip={email}
      icon={<Icon name="person" />}
    >
      {(close) => (
        <ul className="ad-account-menu">
          <li>
            <Link className="ad-account-menu__item" to={paths.account} onClick={close}>
              <Icon name="person" />
              {frameMessages.myAccount}
            </Link>
          </li>
          <li>
            <button type="button" className="ad-account-menu__item" onClick={onLogOut}>
              <Icon name="logout" />
              {frameMessages.logOut}
            </button>
          </li>
        </ul>
      )}
    </Disclosure>
  );
}

interface TopBarProps {
  onSearch: () => void;
  onOpenMenu: () => void;
  onLogOut: () => void;
}

export function TopBar({ onSearch, onOpenMenu, onLogOut }: TopBarProps) {
  const frameMessages = useMessages(frame);
  const { setSearch } = useSlots();
  const { pathname } = useLocation();
  const mustSetUp = useStepUp((stepUp) => stepUp.mustSetUp);
  const permissions = useSession((session) => session.admin?.permissions);
  const currentItem = NAV_ITEMS.find(
    ({ path }) => RECORD_LISTS.includes(path) && matchesPath(path, pathname),
  );
  // Without permission to see the list there is nothing to search in it.
  const hasOwnSearch = currentItem !== undefined && hasPermission(currentItem.permission, permissions);
  return (
    <header className="ad-top">
      {!mustSetUp && (
        <Button
          type="text"
          className="ad-top__menu"
          aria-label={frameMessages.openMenu}
          icon={<Icon name="menu" size={22} />}
          onClick={onOpenMenu}
        />
      )}
      {/* A list renders its own search box here; other pages show the button that opens the palette. */}
      <div className="ad-top__search" ref={setSearch}>
        {!hasOwnSearch && !mustSetUp && <PaletteBox onOpen={onSearch} />}
      </div>
      <div className="ad-top__end">
        {hasOwnSearch && <PaletteButton onOpen={onSearch} />}
        <ThemeButton />
        {!mustSetUp && <Bell />}
        <AccountMenu onLogOut={onLogOut} />
      </div>
    </header>
  );
}
