import { formatNumber, type Locale } from 'frontend-shared/i18n/locale';
import { Link } from 'frontend-shared/routing/router';
import { dashboard } from '../../../content/dashboard';
import { useMessages } from '../../../content/messages';
import type { KindFigures, Statistics } from '../../../data/statistics';
import { paths } from '../../../routing/paths';
import { StatusTag } from '../../../ui/status-tag';
import { Block, BlockSkeleton } from '../block';
import { useStaleFigures } from '../use-stale-figures';
import { useFigures } from './use-figures';

const STATUSES = ['approved', 'pending', 'rejected', 'withdrawn'] as const;
/** This status is shown only if it has applications, because withdrawals are rare. */
const HIDDEN_WHEN_EMPTY: string = 'withdrawn';

interface StatusRow {
  status: (typeof STATUSES)[number];
  total: number;
  kinds: { to: string; text: string }[];
}

function rowsOf(
  { factoryApplications, shareholders }: Statistics,
  { stats }: (typeof dashboard)[Locale],
): StatusRow[] {
  return STATUSES.map((status) => {
    const kinds = [
      { figures: factoryApplications, path: paths.applications, text: stats.factory },
      { figures: shareholders, path: paths.shareholders, text: stats.shareholder },
    ].flatMap(({ figures, ...kind }) => (figures ? [{ ...kind, count: countOf(figures, status) }] : []));
    return {
      status,
      total: kinds.reduce((sum, { count }) => sum + count, 0),
      kinds: kinds.map(({ path, text, count }) => ({
        to: `${path}?status=${status}`,
        text: text(formatNumber(count)),
      })),
    };
  }).filter(({ status, total }) => total > 0 || status !== HIDDEN_WHEN_EMPTY);
}

const countOf = ({ byStatus }: KindFigures, status: string) => byStatus[status] ?? 0;

function Bars({ rows }: { rows: StatusRow[] }) {
  const messages = useMessages(dashboard).status;
  const isCounting = useStaleFigures() !== undefined;
  const highest = Math.max(...rows.map(({ total }) => total));
  if (highest === 0)
    return isCounting ? <BlockSkeleton /> : <p className="ad-block__none">{messages.none}</p>;
  return (
    <ul className="ad-bars">
      {rows.map(({ status, total, kinds }) => (
        <li key={status}>
          <StatusTag status={status} word={messages.names[status]} />
          <span className="ad-bars__track">
            <span
              className={`ad-bars__bar is-${status}`}
              style={{ ['--share' as string]: total / highest }}
            />
          </span>
          <b className="ad-number">{formatNumber(total)}</b>
          <span className="ad-bars__kinds ad-number">
            {kinds.map(({ to, text }) => (
              <Link key={to} className="ad-link" to={to}>
                {text}
              </Link>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Factory and shareholder applications together, by status, with links to both lists. */
export function StatusBars() {
  const messages = useMessages(dashboard);
  return (
    <Block
      title={messages.status.title}
      className="ad-statuses"
      hasFigures
      query={useFigures()}
      failed={messages.stats.failed}
    >
      {(data) => <Bars rows={rowsOf(data, messages)} />}
    </Block>
  );
}
