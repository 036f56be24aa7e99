import { useSession } from 'frontend-shared/api/session';
import { useStepUp } from 'frontend-shared/api/step-up';
import { Link, useLocation } from 'frontend-shared/routing/router';
import { frame } from '../../content/frame';
import { useMessages } from '../../content/messages';
import { paths } from '../../routing/paths';
import { hasPermission } from '../../state/permissions';
import { Icon } from '../../ui/icon';
import { formatCount } from '../../ui/text/format-count';
import { Tooltip } from '../../ui/tooltip';
import { NAV_ITEMS } from '../nav-items';
import { usePendingCounts } from './use-pending-counts';

interface NavigationProps {
  /** Shows icons only; the labels remain available to screen readers and as tooltips. */
  collapsed?: boolean;
  onChoose?: () => void;
}

/** An item is current on its subpages too, except the dashboard, whose path is a prefix of all others. */
function isCurrent(path: string, pathname: string): boolean {
  return pathname === path || (path !== paths.dashboard && pathname.startsWith(`${path}/`));
}

/**
 * A plain list of links; the caller provides the landmark. Ant Design's Menu would expose them as menu commands
 * (docs/decisions/0092-parts-of-ant-design.md). Nothing while a required second factor is missing: each link would lead
 * back to the account.
 */
export function Navigation({ collapsed = false, onChoose }: NavigationProps) {
  const frameMessages = useMessages(frame);
  const permissions = useSession((session) => session.admin?.permissions);
  const counts = usePendingCounts();
  const { pathname } = useLocation();
  const mustSetUp = useStepUp((stepUp) => stepUp.mustSetUp);
  if (mustSetUp) return null;
  const items = NAV_ITEMS.filter(({ permission }) => hasPermission(permission, permissions));
  return (
    <ul className="ad-nav">
      {items.map((item) => {
        const count = item.pending ? counts[item.pending] : undefined;
        return (
          <li key={item.path}>
            <Tooltip text={collapsed ? frameMessages[item.label] : undefined} placement="right">
              <Link
                to={item.path}
                aria-current={isCurrent(item.path, pathname) ? 'page' : undefined}
                className="ad-nav__link"
                onClick={onChoose}
              >
                <Icon name={item.icon} size={20} />
                <span className={collapsed ? 'ad-hidden' : 'ad-nav__word'}>{frameMessages[item.label]}</span>
                {count && count.total > 0 ? (
                  <span className="ad-nav__count">
                    <span aria-hidden="true">{formatCount(count)}</span>
                    <span className="ad-hidden">, {frameMessages.waiting(formatCount(count))}</span>
                  </span>
                ) : null}
              </Link>
            </Tooltip>
          </li>
        );
      })}
    </ul>
  );
}
