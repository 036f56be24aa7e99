import { useQuery } from '@tanstack/react-query';
import { formatNumber, formatRupees } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link } from 'frontend-shared/routing/router';
import { choices } from '../../../content/choices';
import { dashboard } from '../../../content/dashboard';
import { useMessages } from '../../../content/messages';
import { type NextBoxes, statistics } from '../../../data/statistics';
import { addMonths, indianDay, longDay } from '../../../format/date-time';
import { paths } from '../../../routing/paths';
import { Block, BlockSkeleton } from '../block';
import { useStaleFigures } from '../use-stale-figures';
import { LastBoxes } from './last-boxes';

const DAY_MS = 86_400_000;

/** The latest box day that has come: today if it is a box day, otherwise the one a month before the next. */
const lastBoxDay = (next: string, now: string) =>
  next <= indianDay(0, new Date(now)) ? next : addMonths(next, -1);

function Boxes({ day, boxes, deliveries, cash, packs }: NextBoxes) {
  const messages = useMessages(dashboard).boxes;
  const { named } = useMessages(choices);
  const locale = useLocale();
  const isCounting = useStaleFigures() !== undefined;
  const inDays = Math.max(0, Math.round((Date.parse(day) - Date.parse(indianDay())) / DAY_MS));
  return (
    <>
      <p className="ad-next-boxes__day">{messages.leave(longDay(day, locale), inDays)}</p>
      {boxes === 0 && (isCounting ? <BlockSkeleton /> : <p className="ad-block__none">{messages.none}</p>)}
      {boxes > 0 && (
        <dl className="ad-next-boxes ad-number">
          {packs.map((pack) => (
            <div key={pack.combo}>
              <dt className="ad-quiet">{named(pack.combo)}</dt>
              <dd>{formatNumber(pack.boxes)}</dd>
            </div>
          ))}
          <div>
            <dt className="ad-quiet">{messages.packs}</dt>
            <dd>{formatNumber(boxes)}</dd>
          </div>
          <div>
            <dt className="ad-quiet">{messages.boxes}</dt>
            <dd>{formatNumber(deliveries)}</dd>
          </div>
          <div>
            <dt className="ad-quiet">{messages.cash}</dt>
            <dd>{formatRupees(cash)}</dd>
          </div>
        </dl>
      )}
    </>
  );
}

/** The boxes of the next 15th with the cash to collect, and the status of the latest delivery. */
export function NextBoxDay() {
  const messages = useMessages(dashboard);
  return (
    <Block
      title={messages.boxes.title}
      className="ad-next-box"
      hasFigures
      query={useQuery(statistics())}
      failed={messages.stats.failed}
      aside={
        <Link
          className="ad-link"
          to={paths.deliveries}
          aria-label={`${messages.activity.all}: ${messages.boxes.title}`}
        >
          {messages.activity.all}
        </Link>
      }
    >
      {({ asOf, subscriptions }) =>
        subscriptions && (
          <>
            <Boxes {...subscriptions.nextBoxes} />
            {subscriptions.total > 0 && <LastBoxes day={lastBoxDay(subscriptions.nextBoxes.day, asOf)} />}
          </>
        )
      }
    </Block>
  );
}
