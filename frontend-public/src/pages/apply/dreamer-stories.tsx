import './dreamer-stories.css';
import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import { PinIcon } from 'frontend-shared/ui/icon';
import type { ReactNode } from 'react';
import type { ApplyMessages } from '../../content/en/apply';
import { useApplicationFormMessages } from '../../content/use-application-form-messages';
import { CuttingMaster } from '../../illustrations/dreamers/cutting-master';
import { LeafPlateMaker } from '../../illustrations/dreamers/leaf-plate-maker';
import { LitchiGrower } from '../../illustrations/dreamers/litchi-grower';
import { RepairTechnician } from '../../illustrations/dreamers/repair-technician';

type Rules = typeof fieldRules.factoryApplication;

interface Story {
  who: 'cuttingMaster' | 'litchiGrower' | 'repairTechnician' | 'leafPlateMaker';
  Drawing: () => ReactNode;
  idea: Rules['business_idea']['values'][number];
  amount: Rules['required_amount']['values'][number];
}

const stories: readonly Story[] = [
  { who: 'cuttingMaster', Drawing: CuttingMaster, idea: 'Apparel & Textiles', amount: '₹25 Lacs - ₹50 Lacs' },
  {
    who: 'litchiGrower',
    Drawing: LitchiGrower,
    idea: 'Agriculture & Food Processing',
    amount: '₹50 Lacs - ₹1 Crore',
  },
  {
    who: 'repairTechnician',
    Drawing: RepairTechnician,
    idea: 'Electronics & Appliances',
    amount: '₹1 Crore - ₹2 Crore',
  },
  {
    who: 'leafPlateMaker',
    Drawing: LeafPlateMaker,
    idea: 'Paper & Packaging',
    amount: '₹25 Lacs - ₹50 Lacs',
  },
];

/** Four fictional applicants side by side; dashed drawings show the factories they hope for. */
export function DreamerStories({ messages }: { messages: ApplyMessages['dreamers'] }) {
  const { options } = useApplicationFormMessages();
  return (
    <section className="pu-dreamers cf-section" aria-labelledby="dreamers-title">
      <div className="cf-container">
        <h2 className="cf-h2" id="dreamers-title">
          {messages.title}
        </h2>
        <p className="pu-dreamers__note cf-measure cf-muted">{messages.note}</p>
        <ul className="pu-dreamers__list">
          {stories.map(({ who, Drawing, idea, amount }) => {
            const person = messages[who];
            return (
              <li key={who} className="pu-dreamer">
                <Drawing />
                <div className="pu-dreamer__text">
                  <p className="pu-dreamer__tag cf-small">{messages.tag}</p>
                  <h3 className="pu-dreamer__name cf-h3">{person.name}</h3>
                  <p className="pu-dreamer__place">
                    {person.trade}
                    <span className="pu-dreamer__town">
                      <PinIcon size={18} />
                      {person.town}
                    </span>
                  </p>
                  <p className="pu-dreamer__story cf-muted">{person.story}</p>
                  <dl className="pu-dreamer__rows">
                    <div>
                      <dt>{messages.idea}</dt>
                      <dd>{options.business_idea[idea]}</dd>
                    </div>
                    <div>
                      <dt>{messages.asks}</dt>
                      <dd className="cf-number">{options.required_amount[amount]}</dd>
                    </div>
                  </dl>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
