import './split-table.css';
import type { ProfitSplitMessages } from '../../content/en/profit-calculator';
import { figures } from '../../content/figures';
import { bricksOf, ShareBrick, SplitWall } from '../../illustrations/split-wall';
import { formatPaise } from './format-paise';
import { type Paise, SHARES, splitProfit } from './split-profit';

interface SplitTableProps {
  messages: ProfitSplitMessages;
  /** The profit to divide, in paise. */
  profit: Paise;
  /** Id of the heading that names the table. */
  labelledBy: string;
}

/** Table of a profit and each recipient's share. */
export function SplitTable({ messages, profit, labelledBy }: SplitTableProps) {
  const parts = splitProfit(profit, figures.profitSplit);
  return (
    <div className="pu-split-table-frame">
      <table className="pu-split-table" aria-labelledby={labelledBy}>
        <thead className="cf-small">
          <tr>
            <th scope="col">{messages.who}</th>
            <th scope="col">{messages.share}</th>
            <th scope="col">{messages.amount}</th>
          </tr>
        </thead>
        <tbody>
          {SHARES.map((share) => (
            <tr key={share}>
              <th scope="row">
                <span className="pu-split-table__who">
                  <ShareBrick share={share} className="pu-split-table__brick" />
                  <span>
                    {messages.shares[share].label}
                    <span className="pu-split-table__text cf-small cf-muted">
                      {messages.shares[share].text}
                    </span>
                  </span>
                </span>
              </th>
              <td className="cf-number">{figures.profitSplit[share].value}%</td>
              <td className="cf-number">{formatPaise(parts[share])}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{messages.profit}</th>
            <td />
            <td className="cf-number">{formatPaise(profit)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** The split as a wall of twenty bricks, with a text alternative that counts them. */
export function NamedSplitWall({
  messages,
  className,
}: {
  messages: ProfitSplitMessages;
  className: string;
}) {
  const [partner = 0, investors = 0, marketing = 0, operations = 0] = SHARES.map((share) =>
    bricksOf(figures.profitSplit[share]),
  );
  const all = partner + investors + marketing + operations;
  const label = messages.wall(
    String(all),
    String(partner),
    String(investors),
    String(marketing),
    String(operations),
  );
  return <SplitWall split={figures.profitSplit} label={label} className={className} />;
}
