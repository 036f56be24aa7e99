import { useQuery } from '@tanstack/react-query';
import { Link } from 'frontend-shared/routing/router';
import type { ReactNode } from 'react';
import { dashboard } from '../../content/en/dashboard';
import { contactSource, newMessages } from '../../data/contacts';
import { activeSubscriptions, subscriptionSource } from '../../data/subscriptions';
import { paths } from '../../routing/paths';
import { useCan } from '../../state/permissions';
import { type Count, formatCount } from '../../ui/format-count';
import { Icon, type IconName } from '../../ui/icon';
import type { useWaitingApplications } from './waiting-applications';

const messages = dashboard.stats;

interface FigureProps {
  icon: IconName;
  label: string;
  /** Absent while it is not known. */
  count: Count | undefined;
  failed?: boolean;
  /** What the figure is made of. */
  note: ReactNode;
}

function Figure({ icon, label, count, failed, note }: FigureProps) {
  return (
    <div className="ad-figure">
      <dt className="ad-figure__label">
        <Icon name={icon} />
        {label}
      </dt>
      <dd className="ad-figure__count ad-number">{count ? formatCount(count) : '–'}</dd>
      <dd className="ad-quiet">{failed && !count ? messages.unknown : note}</dd>
    </div>
  );
}

function Contacts() {
  const all = useQuery(contactSource.all());
  const { data: unread } = useQuery(newMessages());
  return (
    <Figure
      icon="mail"
      label={messages.contacts}
      count={all.data}
      failed={all.isError}
      note={
        unread && (
          <Link className="ad-link" to={`${paths.contacts}?status=new`}>
            {messages.unread(formatCount(unread))}
          </Link>
        )
      }
    />
  );
}

function Subscribers() {
  const all = useQuery(subscriptionSource.all());
  const { data: active } = useQuery(activeSubscriptions());
  return (
    <Figure
      icon="box"
      label={messages.subscribers}
      count={all.data}
      failed={all.isError}
      note={
        active && (
          <Link className="ad-link" to={`${paths.subscribers}?status=active`}>
            {messages.active(formatCount(active))}
          </Link>
        )
      }
    />
  );
}

/** How much there is of each kind that the account may read, and how much of it waits. */
export function Figures({ waiting }: { waiting: ReturnType<typeof useWaitingApplications> }) {
  const { visible, queue, factories, people, failure } = waiting;
  const seesContacts = useCan('contacts:read');
  const seesSubscribers = useCan('subscriptions:read');
  return (
    <section aria-label={messages.title}>
      <dl className="ad-card ad-figures">
        {seesContacts && <Contacts />}
        {visible && (
          <Figure
            icon="file"
            label={messages.applications}
            count={queue}
            failed={failure !== undefined}
            note={
              <>
                {factories && (
                  <Link className="ad-link" to={paths.applications}>
                    {messages.factory(formatCount(factories))}
                  </Link>
                )}
                {factories && people && ', '}
                {people && (
                  <Link className="ad-link" to={paths.shareholders}>
                    {messages.shareholder(formatCount(people))}
                  </Link>
                )}
              </>
            }
          />
        )}
        {seesSubscribers && <Subscribers />}
      </dl>
    </section>
  );
}
