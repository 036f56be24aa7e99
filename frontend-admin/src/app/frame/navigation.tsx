import { useSession } from 'frontend-shared/api/session';
import { Link, useLocation } from 'frontend-shared/routing/router';
import { frame } from '../../content/frame';
import { useTexts } from '../../content/texts';
import { paths } from '../../routing/paths';
import { formatCount } from '../../ui/format-count';
import { Hint } from '../../ui/hint';
import { Icon } from '../../ui/icon';
import { TABS } from '../tabs';
import { useWaitingCounts } from './use-waiting-counts';

interface NavigationProps {
  /** Only icons are shown; the words stay for screen readers and as hints. */
  collapsed?: boolean;
  onChoose?: () => void;
}

/** A tab is current on its own pages too; the dashboard, whose address begins all others, only on its own. */
function isCurrent(tab: string, pathname: string): boolean {
  return pathname === tab || (tab !== paths.dashboard && pathname.startsWith(`${tab}/`));
}

/**
 * The tabs as links. Whoever shows them puts them into a landmark. Ant Design's Menu would make a menu of commands of them
 * (docs/decisions/0092-parts-of-ant-design.md).
 */
export function Navigation({ collapsed = false, onChoose }: NavigationProps) {
  const frameCopy = useTexts(frame);
  const held = useSession((session) => session.admin?.permissions);
  const counts = useWaitingCounts();
  const { pathname } = useLocation();
  const tabs = TABS.filter((tab) => !tab.permission || held?.includes(tab.permission));
  return (
    <ul className="ad-nav">
      {tabs.map((tab) => {
        const count = tab.waiting ? counts[tab.waiting] : undefined;
        return (
          <li key={tab.path}>
            <Hint text={collapsed ? frameCopy[tab.label] : undefined} placement="right">
              <Link
                to={tab.path}
                aria-current={isCurrent(tab.path, pathname) ? 'page' : undefined}
                className="ad-nav__link"
                onClick={onChoose}
              >
                <Icon name={tab.icon} size={20} />
                <span className={collapsed ? 'ad-hidden' : 'ad-nav__word'}>{frameCopy[tab.label]}</span>
                {count && count.total > 0 ? (
                  <span className="ad-nav__count">
                    <span aria-hidden="true">{formatCount(count)}</span>
                    <span className="ad-hidden">, {frameCopy.waiting(formatCount(count))}</span>
                  </span>
                ) : null}
              </Link>
            </Hint>
          </li>
        );
      })}
    </ul>
  );
}
