import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link } from 'frontend-shared/routing/router';
import { dashboard } from '../../../content/dashboard';
import { useMessages } from '../../../content/messages';
import { shortWaitingTime } from '../../../format/date-time';
import { languageOf } from '../../../ui/text/language-of';
import { Block } from '../block';
import type { PendingRow, usePendingApplications } from './pending-applications';

type PendingApplications = ReturnType<typeof usePendingApplications>;

function Table({ rows }: { rows: readonly PendingRow[] }) {
  const messages = useMessages(dashboard).queue;
  const locale = useLocale();
  return (
    <table className="ad-queue__table">
      <caption className="ad-hidden">{messages.title}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.applicant}</th>
          <th scope="col">{messages.purpose}</th>
          <th scope="col">{messages.place}</th>
          <th scope="col" className="ad-queue__amount is-end">
            {messages.amount}
          </th>
          <th scope="col" className="ad-queue__waiting is-end">
            {messages.waiting}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.to}>
            <th scope="row">
              <Link className="ad-link" to={row.to} lang={languageOf(row.name)}>
                {row.name}
              </Link>
            </th>
            <td data-label={messages.purpose}>{row.purpose}</td>
            <td data-label={messages.place}>
              <span lang={languageOf(row.place)}>{row.place}</span>
            </td>
            <td data-label={messages.amount} className="is-end ad-number">
              {row.amount}
            </td>
            <td data-label={messages.waiting} className="is-end ad-number">
              <b>{shortWaitingTime(row.createdAt, locale)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The oldest pending applications, each with a link to its detail view. */
export function PendingQueue({ pending: { queue, failure } }: { pending: PendingApplications }) {
  const messages = useMessages(dashboard).queue;
  return (
    <Block
      title={messages.title}
      className="ad-queue"
      query={{ data: queue, error: failure?.error ?? null, refetch: async () => failure?.retry() }}
      failed={failure?.fallback ?? ''}
    >
      {({ rows }) =>
        rows.length === 0 ? <p className="ad-block__none">{messages.none}</p> : <Table rows={rows} />
      }
    </Block>
  );
}
