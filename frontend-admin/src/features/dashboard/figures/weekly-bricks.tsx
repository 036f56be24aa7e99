import { useQuery } from '@tanstack/react-query';
import { formatNumber, type Locale } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link } from 'frontend-shared/routing/router';
import { dashboard } from '../../../content/dashboard';
import { useMessages } from '../../../content/messages';
import { type Statistics, statistics } from '../../../data/statistics';
import { shortDay } from '../../../format/date-time';
import { EVERY_STATUS } from '../../../records/list/params/list-params';
import { paths } from '../../../routing/paths';
import { Block, BlockSkeleton } from '../block';
import { useStaleFigures } from '../use-stale-figures';
import { scaleFor } from './week-scale';
import './weekly-bricks.css';

/** The stacked kinds, from bottom to top, with their message keys. */
const KINDS = [
  {
    figures: 'shareholders',
    className: 'is-shareholder',
    label: 'shareholder',
    counted: 'shareholders',
    path: paths.shareholders,
  },
  {
    figures: 'factoryApplications',
    className: 'is-factory',
    label: 'factory',
    counted: 'factories',
    path: paths.applications,
  },
] as const;

type Kind = (typeof KINDS)[number];

/** A week, with its new records of each kind that the account may read. */
interface Week {
  from: string;
  to: string;
  /** For display, for example "17 Nov to 23 Nov". */
  range: string;
  isLast: boolean;
  counts: { kind: Kind; arrived: number }[];
  total: number;
}

const noon = (day: string) => `${day}T12:00:00+05:30`;

function weeksOf(data: Statistics, locale: Locale): Week[] {
  const messages = dashboard[locale].weeks;
  const kinds = KINDS.flatMap((kind) => {
    const figures = data[kind.figures];
    return figures ? [{ kind, weeks: figures.weeks }] : [];
  });
  return (kinds[0]?.weeks ?? []).map(({ from, to }, index, all) => {
    const counts = kinds.map(({ kind, weeks }) => ({
      kind,
      arrived: weeks.find((week) => week.from === from)?.arrived ?? 0,
    }));
    return {
      from,
      to,
      range: messages.range(shortDay(noon(from), locale), shortDay(noon(to), locale)),
      isLast: index === all.length - 1,
      counts,
      total: counts.reduce((sum, { arrived }) => sum + arrived, 0),
    };
  });
}

function Legend({ weeks, brick }: { weeks: Week[]; brick: number }) {
  const messages = useMessages(dashboard).weeks;
  return (
    <p className="ad-bricks__legend ad-quiet">
      {weeks[0]?.counts.map(({ kind }) => (
        <span key={kind.figures}>
          <i className={`ad-bricks__sample ${kind.className}`} />
          {messages[kind.label]}
        </span>
      ))}
      <span>{messages.brick(brick)}</span>
    </p>
  );
}

/** Label of a week: its first day. The month is shown only if it differs from that of the week before. */
function Label({ week, before }: { week: Week; before: Week | undefined }) {
  const messages = useMessages(dashboard).weeks;
  const locale = useLocale();
  const [day, month] = shortDay(noon(week.from), locale).split(' ');
  const isNewMonth = before?.from.slice(0, 7) !== week.from.slice(0, 7);
  return (
    <span className="ad-bricks__label ad-quiet" aria-hidden="true">
      {day} {isNewMonth && month}
      {week.isLast && <span>{messages.soFar}</span>}
    </span>
  );
}

function Stack({ week, before, brick }: { week: Week; before: Week | undefined; brick: number }) {
  const messages = useMessages(dashboard).weeks;
  return (
    <li>
      <b className="ad-number" aria-hidden="true">
        {formatNumber(week.total)}
      </b>
      {[...week.counts]
        .reverse()
        .map(
          ({ kind, arrived }) =>
            arrived > 0 && (
              <Link
                key={kind.figures}
                className={`ad-bricks__stack ${kind.className}`}
                style={{ ['--bricks' as string]: arrived / brick }}
                to={`${kind.path}?status=${EVERY_STATUS}&from=${week.from}&to=${week.to}`}
                aria-label={messages.open(week.range, messages[kind.counted](arrived))}
                title={messages.open(week.range, messages[kind.counted](arrived))}
              />
            ),
        )}
      <Label week={week} before={before} />
    </li>
  );
}

/** The figures of the chart as a table, for screen readers. */
function WeeksTable({ weeks }: { weeks: Week[] }) {
  const messages = useMessages(dashboard).weeks;
  return (
    <div className="ad-hidden">
      <table>
        <caption>{messages.title}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.week}</th>
            {weeks[0]?.counts.map(({ kind }) => (
              <th key={kind.figures} scope="col">
                {messages[kind.label]}
              </th>
            ))}
            <th scope="col">{messages.all}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.from}>
              <th scope="row">
                {week.range}
                {week.isLast && `, ${messages.soFar}`}
              </th>
              {week.counts.map(({ kind, arrived }) => (
                <td key={kind.figures}>{formatNumber(arrived)}</td>
              ))}
              <td>{formatNumber(week.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Chart({ weeks }: { weeks: Week[] }) {
  const messages = useMessages(dashboard).weeks;
  const isCounting = useStaleFigures() !== undefined;
  const { brick, height, lines } = scaleFor(Math.max(...weeks.map(({ total }) => total)));
  if (weeks.every(({ total }) => total === 0))
    return isCounting ? <BlockSkeleton /> : <p className="ad-block__none">{messages.none}</p>;
  return (
    <>
      <Legend weeks={weeks} brick={brick} />
      <div className="ad-bricks" style={{ ['--height' as string]: height }}>
        {lines.map((line) => (
          <span
            key={line}
            className="ad-bricks__line ad-quiet ad-number"
            style={{ ['--bricks' as string]: line / brick }}
            aria-hidden="true"
          >
            <span>{formatNumber(line)}</span>
          </span>
        ))}
        <ol className="ad-bricks__weeks" aria-label={messages.title}>
          {weeks.map((week, index) => (
            <Stack key={week.from} week={week} before={weeks[index - 1]} brick={brick} />
          ))}
        </ol>
      </div>
      <WeeksTable weeks={weeks} />
    </>
  );
}

/** New records of the last eight weeks as stacks of bricks; each stack links to the list of its records. */
export function WeeklyBricks() {
  const messages = useMessages(dashboard);
  const locale = useLocale();
  return (
    <Block
      title={messages.weeks.title}
      className="ad-weeks"
      hasFigures
      query={useQuery(statistics())}
      failed={messages.stats.failed}
    >
      {(data) => <Chart weeks={weeksOf(data, locale)} />}
    </Block>
  );
}
