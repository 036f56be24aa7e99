import { useQuery } from '@tanstack/react-query';
import { formatNumber, formatRupees } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link } from 'frontend-shared/routing/router';
import { dashboard } from '../../../content/dashboard';
import { useMessages } from '../../../content/messages';
import { deliveryTotals } from '../../../data/deliveries';
import { longDay } from '../../../format/date-time';
import { paths } from '../../../routing/paths';
import { ErrorNote } from '../../../ui/text/error-note';

/** The delivery status and the collected cash of a day's boxes. Renders nothing if there were none. */
export function LastBoxes({ day }: { day: string }) {
  const messages = useMessages(dashboard).boxes;
  const locale = useLocale();
  const { data: totals, error, refetch } = useQuery(deliveryTotals(day));
  if (error && !totals) {
    return <ErrorNote error={error} fallback={messages.lastFailed} onRetry={() => void refetch()} />;
  }
  if (totals?.boxes === 0) return null;
  const { boxes = 0, delivered = 0, returned = 0, toCollect = 0, collected = 0 } = totals ?? {};
  return (
    <div className="ad-last-boxes" aria-busy={!totals}>
      <Link className="ad-link" to={`${paths.deliveries}?day=${day}`}>
        {messages.of(longDay(day, locale))}
      </Link>
      {totals && (
        <>
          <span className="ad-bars__track" aria-hidden="true">
            <span
              className="ad-bars__bar is-approved"
              style={{ ['--share' as string]: toCollect > 0 ? Math.min(1, collected / toCollect) : 0 }}
            />
          </span>
          <span className="ad-number">
            <b>{messages.collected(formatRupees(collected), formatRupees(toCollect))}</b>
          </span>
          <span className="ad-quiet ad-number">
            {messages.became(formatNumber(delivered), formatNumber(boxes))}
            {returned > 0 && `, ${messages.returned(formatNumber(returned))}`}
          </span>
        </>
      )}
    </div>
  );
}
