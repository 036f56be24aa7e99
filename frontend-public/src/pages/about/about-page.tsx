import { lazyHydrate } from 'frontend-shared/hydration/lazy-hydrate';
import { staticOnly } from 'frontend-shared/hydration/static-only';
import type { AboutMessages } from '../../content/en/about';
import type { PageProps } from '../page-props';
import './about-page.css';
import { WhoCanJoin } from './who-can-join';

const BrickChain = staticOnly(() => import('../../illustrations/heroes/brick-chain'), 'BrickChain');
const Timeline = staticOnly(() => import('./timeline'), 'Timeline');
const Targets = lazyHydrate(() => import('./targets'));

/** The page Who We Are: hero, mission, who can join, timeline and targets. */
export default function AboutPage({ locale, messages }: PageProps<AboutMessages>) {
  const { hero, mission } = messages;
  return (
    <>
      <section className="pu-about-hero">
        <div className="pu-about-hero__text cf-container">
          <h1 className="cf-title">{hero.title}</h1>
          <p className="pu-about-hero__lead">{hero.lead}</p>
        </div>
        <div className="pu-about-hero__scene">
          <BrickChain label={hero.drawing} />
        </div>
      </section>
      <section className="cf-section" aria-labelledby="mission-title">
        <div className="pu-mission cf-container">
          <div>
            <h2 className="pu-mission__title" id="mission-title">
              {mission.title}
            </h2>
            <p className="pu-mission__statement cf-title">{mission.statement}</p>
          </div>
          <div className="pu-mission__text cf-measure">
            {mission.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </section>
      <WhoCanJoin messages={messages.join} locale={locale} />
      <Timeline messages={messages.timeline} />
      <Targets messages={messages.targets} locale={locale} />
    </>
  );
}
