import './explainer.css';
import { InfoIcon } from 'frontend-shared/ui/icon';
import type { ApplyMessages } from '../../content/en/apply';
import { figures } from '../../content/figures';
import { DoorRow } from '../../illustrations/door-row';
import { bricksOf, ShareBrick, SplitWall } from '../../illustrations/split-wall';

const shares = ['partner', 'investors', 'marketing', 'operations'] as const;

function wallLabel({ wall }: ApplyMessages['explainer']['account']): string {
  const [you = 0, investors = 0, marketing = 0, operations = 0] = shares.map((share) =>
    bricksOf(figures.profitSplit[share]),
  );
  const all = you + investors + marketing + operations;
  return wall(String(all), String(you), String(investors), String(marketing), String(operations));
}

/** Who can apply, and how the profit of a factory is divided. */
export function Explainer({ messages }: { messages: ApplyMessages['explainer'] }) {
  const { account } = messages;
  return (
    <section className="cf-section" aria-labelledby="explainer-title">
      <div className="pu-explainer cf-container">
        <div className="pu-explainer__text">
          <h2 className="cf-h2" id="explainer-title">
            {messages.title}
          </h2>
          {messages.text.map((paragraph) => (
            <p key={paragraph} className="cf-measure">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="pu-explainer__picture">
          <DoorRow label={messages.drawing} />
        </div>
        <div className="pu-account">
          <div className="pu-account__head">
            <h3 className="cf-h3">{account.title}</h3>
            <p className="cf-small cf-muted">{account.note}</p>
            <SplitWall split={figures.profitSplit} label={wallLabel(account)} />
          </div>
          <dl className="pu-account__rows">
            {shares.map((share) => (
              <div key={share} className="pu-account__row">
                <dt>
                  <ShareBrick share={share} />
                  {account[share]}
                </dt>
                <dd className="cf-number">{figures.profitSplit[share].value}%</dd>
              </div>
            ))}
            <div className="pu-account__row pu-account__row--last">
              <dt>{account.guaranteed}</dt>
              <dd>{account.guaranteedValue}</dd>
            </div>
          </dl>
        </div>
        <p className="pu-risk">
          <InfoIcon />
          {messages.risk}
        </p>
      </div>
    </section>
  );
}
