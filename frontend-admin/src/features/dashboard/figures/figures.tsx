import { formatNumber, type Locale } from 'frontend-shared/i18n/locale';
import { Link } from 'frontend-shared/routing/router';
import type { ReactNode } from 'react';
import { dashboard } from '../../../content/dashboard';
import { useMessages } from '../../../content/messages';
import type { KindFigures, Statistics } from '../../../data/statistics';
import { paths } from '../../../routing/paths';
import { useHasPermission } from '../../../state/permissions';
import { Icon, type IconName } from '../../../ui/icon';
import { ErrorNote } from '../../../ui/text/error-note';
import { atLeast } from '../../../ui/text/format-count';
import { StaleFiguresNote } from '../stale-figures';
import { useStaleFigures } from '../use-stale-figures';
import { useFigures } from './use-figures';

/** The API counts entries of the log up to this number. */
const MAX_ENTRIES = 10_000;

type FigureMessages = (typeof dashboard)[Locale]['stats'];
type Change = Pick<KindFigures, 'lastWeek' | 'weekBefore'>;

/** For example "4 more than the week before". */
function changeOf({ lastWeek, weekBefore }: Change, messages: FigureMessages): string {
  const more = lastWeek - weekBefore;
  if (more === 0) return messages.same;
  return more > 0 ? messages.more(formatNumber(more)) : messages.fewer(formatNumber(-more));
}

const arrived = (change: Change, messages: FigureMessages) =>
  messages.arrived(formatNumber(change.lastWeek), changeOf(change, messages));

interface FigureProps {
  icon: IconName;
  label: string;
  count: ReactNode;
  /** Whether someone has to act on it. */
  needsAction?: boolean;
  /** Whether the figure is outdated while the server is counting. */
  isStale?: boolean;
  /** The parts of the figure. */
  note: ReactNode;
  /** The difference to the previous week. */
  change: ReactNode;
}

function Figure({ icon, label, count, needsAction = false, isStale = false, note, change }: FigureProps) {
  const look = [needsAction && 'ad-figure__pending', isStale && 'is-old'].filter(Boolean).join(' ');
  return (
    <div className="ad-figure">
      <dt className="ad-figure__label">
        <Icon name={icon} />
        {label}
      </dt>
      <dd className="ad-figure__count ad-number">
        <span className={look || undefined}>{count}</span>
      </dd>
      <dd className="ad-quiet">{note}</dd>
      <dd className="ad-quiet ad-number">{change}</dd>
    </div>
  );
}

function Counted({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="ad-link" to={to}>
      {children}
    </Link>
  );
}

function Contacts({ figures, isStale }: { figures: KindFigures; isStale: boolean }) {
  const messages = useMessages(dashboard).stats;
  return (
    <Figure
      icon="mail"
      label={messages.contacts}
      count={formatNumber(figures.total)}
      isStale={isStale}
      note={
        <Counted to={`${paths.contacts}?status=new`}>
          {messages.unread(formatNumber(figures.byStatus.new ?? 0))}
        </Counted>
      }
      change={arrived(figures, messages)}
    />
  );
}

function Applications({ factories, people }: { factories?: KindFigures; people?: KindFigures }) {
  const messages = useMessages(dashboard).stats;
  const kinds = [factories, people].filter((kind) => kind !== undefined);
  const pending = (kind: KindFigures) => kind.byStatus.pending ?? 0;
  const sum = (of: (kind: KindFigures) => number) => kinds.reduce((total, kind) => total + of(kind), 0);
  const total = sum(pending);
  return (
    <Figure
      icon="file"
      label={messages.applications}
      count={formatNumber(total)}
      needsAction={total > 0}
      note={
        <>
          {factories && (
            <Counted to={paths.applications}>{messages.factory(formatNumber(pending(factories)))}</Counted>
          )}
          {factories && people && ', '}
          {people && (
            <Counted to={paths.shareholders}>{messages.shareholder(formatNumber(pending(people)))}</Counted>
          )}
        </>
      }
      change={arrived(
        {
          lastWeek: sum(({ lastWeek }) => lastWeek),
          weekBefore: sum(({ weekBefore }) => weekBefore),
        },
        messages,
      )}
    />
  );
}

function Subscribers({ figures, isStale }: { figures: KindFigures; isStale: boolean }) {
  const messages = useMessages(dashboard).stats;
  return (
    <Figure
      icon="box"
      label={messages.subscribers}
      count={formatNumber(figures.total)}
      isStale={isStale}
      note={
        <Counted to={`${paths.subscribers}?status=active`}>
          {messages.active(formatNumber(figures.byStatus.active ?? 0))}
        </Counted>
      }
      change={arrived(figures, messages)}
    />
  );
}

function Activity({ figures }: { figures: Change }) {
  const messages = useMessages(dashboard).stats;
  const count = formatNumber(figures.lastWeek);
  return (
    <Figure
      icon="activity"
      label={messages.activity}
      count={figures.lastWeek < MAX_ENTRIES ? count : atLeast(count)}
      note={messages.inLastWeek}
      change={changeOf(figures, messages)}
    />
  );
}

function Cards({ contacts, factoryApplications, shareholders, subscriptions, activity }: Statistics) {
  // Pending records have requests of their own, and the log is counted for each response, so neither is outdated.
  const isStale = useStaleFigures() !== undefined;
  return (
    <dl className="ad-card ad-figures">
      {contacts && <Contacts figures={contacts} isStale={isStale} />}
      {(factoryApplications || shareholders) && (
        <Applications
          {...(factoryApplications && { factories: factoryApplications })}
          {...(shareholders && { people: shareholders })}
        />
      )}
      {subscriptions && <Subscribers figures={subscriptions} isStale={isStale} />}
      {activity && <Activity figures={activity} />}
    </dl>
  );
}

/** Invisible placeholder of about the same length as the text that is loading. */
function TextPlaceholder({ children }: { children: string }) {
  return (
    <span className="ad-figure__blank" aria-hidden="true">
      {children}
    </span>
  );
}

/** Placeholders of the cards, in their final size. */
function CardsSkeleton() {
  const messages = useMessages(dashboard).stats;
  const canReadApplications = useHasPermission('applications:read');
  const canReadShareholders = useHasPermission('shareholders:read');
  const arriving = messages.arrived('00', messages.more('00'));
  const kinds = [messages.factory('00'), messages.shareholder('00')];
  const cards = [
    {
      icon: 'mail',
      label: messages.contacts,
      visible: useHasPermission('contacts:read'),
      note: messages.unread('00'),
      change: arriving,
    },
    {
      icon: 'file',
      label: messages.applications,
      visible: canReadApplications || canReadShareholders,
      note: kinds.join(', '),
      change: arriving,
    },
    {
      icon: 'box',
      label: messages.subscribers,
      visible: useHasPermission('subscriptions:read'),
      note: messages.active('00'),
      change: arriving,
    },
    {
      icon: 'activity',
      label: messages.activity,
      visible: useHasPermission('audit:read'),
      note: messages.inLastWeek,
      change: messages.more('000'),
    },
  ] as const;
  return (
    <dl className="ad-card ad-figures" aria-busy="true">
      {cards
        .filter(({ visible }) => visible)
        .map(({ icon, label, note, change }) => (
          <Figure
            key={icon}
            icon={icon}
            label={label}
            count={<TextPlaceholder>00</TextPlaceholder>}
            note={<TextPlaceholder>{note}</TextPlaceholder>}
            change={<TextPlaceholder>{change}</TextPlaceholder>}
          />
        ))}
    </dl>
  );
}

/**
 * The number of records of each kind that the account may read, how many are pending, and the change against the
 * previous week.
 */
export function Figures() {
  const messages = useMessages(dashboard).stats;
  const { data, error, refetch } = useFigures();
  return (
    <section className="ad-dashboard__figures" aria-label={messages.title}>
      {data && <Cards {...data} />}
      {data && <StaleFiguresNote />}
      {!data && error && (
        <ErrorNote error={error} fallback={messages.failed} onRetry={() => void refetch()} />
      )}
      {!data && !error && <CardsSkeleton />}
    </section>
  );
}
