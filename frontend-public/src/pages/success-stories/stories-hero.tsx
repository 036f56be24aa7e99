import { staticOnly } from 'frontend-shared/hydration/static-only';
import './stories-hero.css';
import type { SuccessStoriesMessages } from '../../content/en/success-stories';

const PeopleAtSunrise = staticOnly(
  () => import('frontend-shared/illustrations/people-at-sunrise'),
  'PeopleAtSunrise',
);

/** Hero with the introduction and a drawing of four people. */
export function StoriesHero({ messages }: { messages: SuccessStoriesMessages['hero'] }) {
  return (
    <section className="pu-stories-hero cf-on-leaf">
      <div className="pu-stories-hero__inner cf-container">
        <div className="pu-stories-hero__text">
          <h1 className="cf-title">{messages.title}</h1>
          <p className="cf-lead">{messages.lead}</p>
        </div>
        <PeopleAtSunrise label={messages.drawing} className="pu-stories-hero__people" />
      </div>
    </section>
  );
}
