import './benefits.css';
import { AccountBook } from 'frontend-shared/illustrations/benefits/account-book';
import { CoOwnedFactory } from 'frontend-shared/illustrations/benefits/co-owned-factory';
import { OpenDoor } from 'frontend-shared/illustrations/benefits/open-door';
import { Weighing } from 'frontend-shared/illustrations/benefits/weighing';
import { TickIcon } from 'frontend-shared/ui/icon';
import type { ReactNode } from 'react';
import { RiskNote } from '../../blocks/legal/risk-note';
import type { JoinMessages } from '../../content/en/join';

/** The benefits of a share, each with its limits. */
export function Benefits({ messages }: { messages: JoinMessages['benefits'] }) {
  const { coOwn, fraud, lifetime, profit } = messages;
  return (
    <section className="pu-benefits cf-section" aria-labelledby="benefits-title">
      <div className="cf-container">
        <h2 className="cf-h2" id="benefits-title">
          {messages.title}
        </h2>
        <ul className="pu-benefits__list">
          <Benefit title={coOwn.title} drawing={<CoOwnedFactory label={coOwn.drawing} />}>
            <p>{coOwn.text}</p>
          </Benefit>
          <Benefit title={fraud.title} drawing={<AccountBook label={fraud.drawing} />}>
            <ul className="pu-benefit__points">
              {fraud.points.map((point) => (
                <li key={point}>
                  <TickIcon />
                  {point}
                </li>
              ))}
            </ul>
            <p>{fraud.text}</p>
          </Benefit>
          <Benefit title={lifetime.title} drawing={<OpenDoor label={lifetime.drawing} />}>
            <p>{lifetime.text}</p>
          </Benefit>
          <Benefit title={profit.title} drawing={<Weighing label={profit.drawing} />}>
            <p>{profit.text}</p>
            <dl className="pu-benefit__account">
              <dt>{messages.guaranteed}</dt>
              <dd>{messages.guaranteedValue}</dd>
            </dl>
          </Benefit>
        </ul>
        <RiskNote />
      </div>
    </section>
  );
}

function Benefit({ title, drawing, children }: { title: string; drawing: ReactNode; children: ReactNode }) {
  return (
    <li className="pu-benefit">
      {drawing}
      <div className="pu-benefit__text">
        <h3 className="cf-h3">{title}</h3>
        {children}
      </div>
    </li>
  );
}
