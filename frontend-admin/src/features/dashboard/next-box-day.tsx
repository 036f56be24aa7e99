import { useQuery } from '@tanstack/react-query';
import { formatNumber, formatRupees } from 'frontend-shared/i18n/locale';
import { Link } from 'frontend-shared/routing/router';
import { dashboard } from '../../content/en/dashboard';
import { type NextBoxes, statistics } from '../../data/statistics';
import { indianDay, longDay } from '../../format/moments';
import { paths } from '../../routing/paths';
import { Block } from './block';

const messages = dashboard.boxes;
const DAY_MS = 86_400_000;

function Boxes({ day, boxes, deliveries, cash, packs }: NextBoxes) {
  const inDays = Math.max(0, Math.round((Date.parse(day) - Date.parse(indianDay())) / DAY_MS));
  return (
    <>
      <p className="ad-boxes__day">{messages.leave(longDay(day), inDays)}</p>
      {boxes === 0 ? (
        <p className="ad-block__none">{messages.none}</p>
      ) : (
        <dl className="ad-boxes ad-number">
          {packs.map((pack) => (
            <div key={pack.combo}>
              <dt className="ad-quiet">{pack.combo}</dt>
              <dd>{formatNumber(pack.boxes)}</dd>
            </div>
          ))}
          <div>
            <dt className="ad-quiet">{messages.boxes}</dt>
            <dd>{formatNumber(boxes)}</dd>
          </div>
          <div>
            <dt className="ad-quiet">{messages.addresses}</dt>
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

/** What leaves on the next 15th, and what is to be collected for it. */
export function NextBoxDay() {
  return (
    <Block
      title={messages.title}
      query={useQuery(statistics())}
      failed={dashboard.stats.failed}
      aside={
        <Link className="ad-link" to={`${paths.subscribers}?status=active`}>
          {dashboard.activity.all}
        </Link>
      }
    >
      {({ subscriptions }) => subscriptions && <Boxes {...subscriptions.nextBoxes} />}
    </Block>
  );
}
