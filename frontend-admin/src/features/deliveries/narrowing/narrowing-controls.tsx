import Input from 'antd/es/input';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link, useNavigate } from 'frontend-shared/routing/router';
import { deliveries } from '../../../content/deliveries';
import { useTexts } from '../../../content/texts';
import type { BoxStatus, DeliveryTotals } from '../../../data/deliveries';
import { longDay, monthsLater } from '../../../format/moments';
import { useTypedText } from '../../../records/list/filters/use-typed-text';
import { TooShort } from '../../../records/list/too-short';
import { Icon } from '../../../ui/icon';
import { findsBoxes } from './search-text';
import { MAX_SEARCH, type useDeliveriesAddress } from './use-deliveries-address';

type LinkTo = ReturnType<typeof useDeliveriesAddress>['linkTo'];

/** The box days beside this one; there is no list yet of those after the next. */
export function DayLinks({ totals, linkTo }: { totals: DeliveryTotals; linkTo: LinkTo }) {
  const copy = useTexts(deliveries);
  const locale = useLocale();
  const { day, nextDay } = totals;
  const [before, after] = [monthsLater(day, -1), monthsLater(day, 1)];
  return (
    <nav className="ad-boxes__days" aria-label={copy.days}>
      <Link
        className="ad-link"
        aria-label={copy.before(longDay(before, locale))}
        to={linkTo({ day: before })}
      >
        <Icon name="left" />
        {copy.previous}
      </Link>
      {after <= nextDay && (
        <Link className="ad-link" aria-label={copy.after(longDay(after, locale))} to={linkTo({ day: after })}>
          {copy.next}
          <Icon name="right" />
        </Link>
      )}
    </nav>
  );
}

/** Finds boxes by a name in either script, or by the beginning of a PIN code. */
export function BoxSearch({ q, linkTo }: { q: string | undefined; linkTo: LinkTo }) {
  const copy = useTexts(deliveries);
  const navigate = useNavigate();
  const [text, setText, handOn] = useTypedText(q, (next) => navigate(linkTo({ q: next }), { replace: true }));
  return (
    <div className="ad-search ad-boxes__search ad-boxes__screen-only">
      <Input
        type="search"
        aria-label={copy.search}
        placeholder={copy.search}
        prefix={<Icon name="search" />}
        value={text}
        maxLength={MAX_SEARCH}
        allowClear={text !== ''}
        onChange={({ target }) => setText(target.value)}
        onPressEnter={({ nativeEvent }) => !nativeEvent.isComposing && handOn()}
      />
      <TooShort text={text} isEnough={findsBoxes} />
    </div>
  );
}

/** Which boxes of the day are shown. */
export function StatusLinks({ status, linkTo }: { status: BoxStatus | undefined; linkTo: LinkTo }) {
  const copy = useTexts(deliveries);
  const choices = [undefined, 'planned', 'delivered', 'returned'] as const;
  return (
    <nav className="ad-boxes__filter ad-boxes__screen-only" aria-label={copy.filter}>
      {choices.map((choice) => (
        <Link
          key={choice ?? 'all'}
          className="ad-boxes__choice"
          aria-current={choice === status ? 'true' : undefined}
          to={linkTo({ status: choice })}
        >
          {choice === undefined ? copy.all : copy.statuses[choice]}
        </Link>
      ))}
    </nav>
  );
}
