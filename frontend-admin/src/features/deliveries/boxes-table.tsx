import Checkbox from 'antd/es/checkbox';
import { formatNumber, formatRupees } from 'frontend-shared/i18n/locale';
import { Link } from 'frontend-shared/routing/router';
import type { ReactNode } from 'react';
import { deliveries } from '../../content/deliveries';
import { useMessages } from '../../content/messages';
import type { Box, PinCodeTotals } from '../../data/deliveries';
import { formatMobile } from '../../format/mobile';
import type { Selection } from '../../lists/selection/use-selection';
import { paths, recordPath } from '../../routing/paths';
import { StatusTag } from '../../ui/status-tag';
import { languageOf } from '../../ui/text/language-of';
import { MultilingualText } from '../../ui/text/multilingual-text';
import { UnbrokenReferences } from '../../ui/text/unbroken-references';

interface BoxesTableProps {
  caption: string;
  boxes: readonly Box[];
  /** Totals by PIN code; undefined if only some boxes of the PIN codes are listed. */
  totals: ReadonlyMap<string, PinCodeTotals> | undefined;
  /** Undefined if boxes cannot be marked. */
  selection: Selection<Box> | undefined;
}

/** Groups boxes by PIN code and keeps their order. */
function byPinCode(boxes: readonly Box[]): [string, Box[]][] {
  const groups = new Map<string, Box[]>();
  for (const box of boxes) {
    const group = groups.get(box.pinCode);
    if (group) group.push(box);
    else groups.set(box.pinCode, [box]);
  }
  return [...groups];
}

/** A single table with one `<tbody>` per PIN code, so that its header is printed on each page. */
export function BoxesTable({ caption, boxes, totals, selection }: BoxesTableProps) {
  const messages = useMessages(deliveries);
  return (
    <div className="ad-card ad-boxes">
      <table>
        <caption className="ad-hidden">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="ad-boxes__tick">
                <SelectBoxes label={messages.selectAll} boxes={boxes} selection={selection}>
                  {/* On a phone the column headers are hidden, so the checkbox needs a visible label. */}
                  <span className="ad-boxes__tick-all">{messages.selectAll}</span>
                </SelectBoxes>
              </th>
            )}
            <th scope="col">{messages.who}</th>
            <th scope="col">{messages.mobile}</th>
            <th scope="col">{messages.order}</th>
            <th scope="col" className="ad-boxes__cash">
              {messages.cash}
            </th>
            <th scope="col">{messages.status}</th>
          </tr>
        </thead>
        {byPinCode(boxes).map(([pinCode, group]) => (
          <tbody key={pinCode}>
            <tr className="ad-boxes__group">
              {selection && (
                <td className="ad-boxes__tick">
                  <SelectBoxes label={messages.selectGroup(pinCode)} boxes={group} selection={selection} />
                </td>
              )}
              <GroupHead
                pinCode={pinCode}
                listed={group.length}
                isWhole={totals !== undefined}
                totals={totals?.get(pinCode)}
              />
            </tr>
            {group.map((box) => (
              <BoxRow key={box._id} box={box} boxes={boxes} selection={selection} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface GroupHeadProps {
  pinCode: string;
  /** Number of boxes of this PIN code in the list. */
  listed: number;
  /** Whether all its boxes are in the list, or will be once it is loaded. */
  isWhole: boolean;
  /** Undefined while loading, and if the list has only some of its boxes. */
  totals: PinCodeTotals | undefined;
}

/** Header row of a PIN code, with its totals aligned to the column headers. */
function GroupHead({ pinCode, listed, isWhole, totals }: GroupHeadProps) {
  const messages = useMessages(deliveries);
  const count = totals ? messages.groupCount(totals.boxes) : isWhole ? '' : messages.groupFound(listed);
  return (
    <>
      <th scope="rowgroup" colSpan={totals ? 2 : 5}>
        {messages.group(pinCode)} <span className="ad-quiet">{count}</span>
      </th>
      {totals && (
        <>
          <td data-label={messages.order}>
            {packLines(totals).map(({ combo, packs }) => (
              <span key={combo} className="ad-boxes__line">
                {messages.packsOf(formatNumber(packs), combo)}
              </span>
            ))}
          </td>
          <td className="ad-number ad-boxes__cash" data-label={messages.cash}>
            {formatRupees(totals.toCollect)}
          </td>
          <td>{totals.paidOnline > 0 && messages.paidOnlineCount(formatNumber(totals.paidOnline))}</td>
        </>
      )}
    </>
  );
}

function packLines({ packs }: PinCodeTotals): PinCodeTotals['packs'] {
  return packs.filter((one) => one.packs > 0);
}

/** Checkbox that selects or deselects all given boxes. */
function SelectBoxes({
  label,
  boxes,
  selection,
  children,
}: {
  label: string;
  boxes: readonly Box[];
  selection: Selection<Box>;
  children?: ReactNode;
}) {
  const selectedCount = boxes.filter(({ _id }) => selection.has(_id)).length;
  const isAll = selectedCount === boxes.length;
  return (
    <Checkbox
      aria-label={label}
      checked={isAll}
      indeterminate={selectedCount > 0 && !isAll}
      onChange={() => selection.set(boxes, !isAll)}
    >
      {children}
    </Checkbox>
  );
}

function BoxRow({
  box,
  boxes,
  selection,
}: {
  box: Box;
  boxes: readonly Box[];
  selection: Selection<Box> | undefined;
}) {
  const messages = useMessages(deliveries);
  const { name, reference, address, mobile, altMobile, combo, quantity, toCollect, status } = box;
  const { subscriptionId, markedBy, owed, subscription = 'active', suspect } = box;
  return (
    <tr className={selection?.has(box._id) ? 'is-ticked' : undefined}>
      {selection && (
        <td className="ad-boxes__tick">
          <Checkbox
            aria-label={messages.select(name)}
            checked={selection.has(box._id)}
            onChange={({ target, nativeEvent }) =>
              selection.toggle(box, target.checked, nativeEvent.shiftKey, boxes)
            }
          />
        </td>
      )}
      <th scope="row">
        <span className="ad-boxes__name" lang={languageOf(name)}>
          {name}
        </span>{' '}
        <span className="ad-quiet ad-number">
          <Link className="ad-link" to={recordPath(paths.subscribers, subscriptionId)}>
            <UnbrokenReferences text={reference} />
          </Link>
        </span>
        <span className="ad-boxes__line">
          <MultilingualText text={address} />
        </span>
      </th>
      <td className="ad-number" data-label={messages.mobile}>
        {formatMobile(mobile)}
        {altMobile && altMobile !== mobile && (
          <span className="ad-boxes__line">{formatMobile(altMobile)}</span>
        )}
      </td>
      <td data-label={messages.order}>{messages.packsInBox(combo, formatNumber(quantity))}</td>
      <td className="ad-number ad-boxes__cash" data-label={messages.cash}>
        {toCollect === 0 ? messages.paidOnline : formatRupees(toCollect)}
      </td>
      <td>
        <StatusTag status={status} word={messages.statuses[status]} />
        {markedBy && <span className="ad-boxes__line ad-quiet">{messages.markedBy(markedBy)}</span>}
        {owed && <span className="ad-boxes__line ad-boxes__warning">{messages.owed}</span>}
        {subscription !== 'active' && (
          <span className="ad-boxes__line ad-boxes__warning">{messages.since[subscription]}</span>
        )}
        {suspect && <span className="ad-boxes__line ad-boxes__warning">{messages.suspect}</span>}
      </td>
    </tr>
  );
}
