import { formatNumber, formatRupees } from 'frontend-shared/i18n/locale';
import { deliveries } from '../../../content/deliveries';
import { useMessages } from '../../../content/messages';
import type { Box } from '../../../data/deliveries';
import { formatMobile } from '../../../format/mobile';
import { UnbrokenReferences } from '../../../ui/text/unbroken-references';

/** Labels on an A4 sheet: three across, eight down. */
export const LABELS_ON_SHEET = 24;

/**
 * The sizes of text (`deliveries.css`): letters of an address that fit into a line even as capitals, and lines of name and
 * address in a label.
 */
const SIZES = [
  { size: 'normal', letters: 26, lines: 5 },
  { size: 'small', letters: 32, lines: 7 },
] as const;

/** The largest size in which the whole address fits. In the smallest one, the longest that can be ordered to does. */
function sizeOf({ name, address }: Pick<Box, 'name' | 'address'>): string {
  const fitting = SIZES.find(({ letters, lines }) => {
    const needed = [name, ...address.split('\n')].map((line) => Math.ceil(line.length / letters));
    return needed.reduce((sum, count) => sum + count, 0) <= lines;
  });
  return fitting?.size ?? 'smallest';
}

/** Address labels in the layout of the sheets, in the order of the list, with the cash to collect at the door. */
export function AddressLabels({ boxes }: { boxes: readonly Box[] }) {
  const messages = useMessages(deliveries);
  const sheets = Array.from({ length: Math.ceil(boxes.length / LABELS_ON_SHEET) }, (_, sheet) =>
    boxes.slice(sheet * LABELS_ON_SHEET, (sheet + 1) * LABELS_ON_SHEET),
  );
  return (
    <section className="ad-labels" aria-label={messages.labels}>
      {sheets.map((labels) => (
        <ol key={labels[0]?._id} className="ad-labels__sheet">
          {labels.map(({ _id, name, address, pinCode, mobile, reference, combo, quantity, toCollect }) => (
            <li key={_id} data-size={sizeOf({ name, address })}>
              <b className="ad-labels__name">{name}</b>
              <span className="ad-labels__address">{address}</span>
              <b className="ad-labels__pin">
                <span>{messages.group(pinCode)}</span>{' '}
                <span>{toCollect > 0 ? messages.cashOf(formatRupees(toCollect)) : messages.paidOnline}</span>
              </b>
              <span className="ad-labels__small ad-number">
                {formatMobile(mobile)} · <UnbrokenReferences text={reference} /> ·{' '}
                {messages.packsInBox(combo, formatNumber(quantity))}
              </span>
            </li>
          ))}
        </ol>
      ))}
    </section>
  );
}
