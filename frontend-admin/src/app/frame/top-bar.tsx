import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useSession } from 'frontend-shared/api/session';
import { Link, useLocation } from 'frontend-shared/routing/router';
import { frame } from '../../content/en/frame';
import { saveSettings, settings } from '../../data/settings';
import { paths } from '../../routing/paths';
import { usePreferences } from '../../state/preferences';
import { useColourMode } from '../../theme/console-theme';
import { Disclosure } from '../../ui/disclosure';
import { Icon } from '../../ui/icon';
import { useSlots } from '../../ui/slots';
import { FindBox } from './find-box';

const SHOWN_LETTERS = 8;

/** An e-mail address as the top bar has room for it: the first eight characters and an ellipsis. */
function shortEmail(email: string): string {
  return email.length > SHOWN_LETTERS ? `${email.slice(0, SHOWN_LETTERS)}…` : email;
}

function ThemeButton() {
  const mode = useColourMode();
  const choose = usePreferences((preferences) => preferences.chooseColours);
  const queryClient = useQueryClient();
  const label = mode === 'dark' ? frame.toLight : frame.toDark;
  const other = mode === 'dark' ? 'light' : 'dark';

  function change() {
    choose(other);
    // A choice that could not be kept with the account holds on this device until the console is loaded again.
    saveSettings({ colours: other })
      .then((saved) => queryClient.setQueryData(settings().queryKey, saved))
      .catch(() => undefined);
  }

  return (
    <Button
      type="text"
      aria-label={label}
      title={label}
      icon={<Icon name={mode === 'dark' ? 'sun' : 'moon'} size={20} />}
      onClick={change}
    />
  );
}

function AccountMenu({ onLogOut }: { onLogOut: () => void }) {
  const email = useSession((session) => session.admin?.email ?? '');
  return (
    <Disclosure
      align="end"
      label={shortEmail(email)}
      name={frame.accountMenu(email)}
      title={email}
      icon={<Icon name="person" />}
    >
      {(close) => (
        <ul className="ad-account-menu">
          <li>
            <Link className="ad-account-menu__item" to={paths.account} onClick={close}>
              <Icon name="person" />
              {frame.myAccount}
            </Link>
          </li>
          <li>
            <button type="button" className="ad-account-menu__item" onClick={onLogOut}>
              <Icon name="logout" />
              {frame.logOut}
            </button>
          </li>
        </ul>
      )}
    </Disclosure>
  );
}

interface TopBarProps {
  onOpenMenu: () => void;
  onLogOut: () => void;
}

export function TopBar({ onOpenMenu, onLogOut }: TopBarProps) {
  const { setSearch } = useSlots();
  const { pathname } = useLocation();
  return (
    <header className="ad-top">
      <Button
        type="text"
        className="ad-top__menu"
        aria-label={frame.openMenu}
        icon={<Icon name="menu" size={22} />}
        onClick={onOpenMenu}
      />
      {/* A list searches in itself; elsewhere the search leads into one. */}
      <div className="ad-top__search" ref={setSearch}>
        {(pathname === paths.dashboard || pathname === paths.account) && <FindBox />}
      </div>
      <div className="ad-top__end">
        <ThemeButton />
        <AccountMenu onLogOut={onLogOut} />
      </div>
    </header>
  );
}
