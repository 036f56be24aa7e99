import './stories-hero.css';
import type { SuccessStoriesWords } from '../../content/en/success-stories';
import { PeopleAtSunrise } from '../../illustrations/heroes/people-at-sunrise';

/** The leaf band: what runs and what is to come, and four of the people on its lower edge. */
export function StoriesHero({ words }: { words: SuccessStoriesWords['hero'] }) {
  return (
    <section className="pu-stories-hero cf-on-leaf">
      <div className="pu-stories-hero__inner cf-container">
        <div className="pu-stories-hero__text">
          <h1 className="cf-title">{words.title}</h1>
          <p className="cf-lead">{words.lead}</p>
        </div>
        <PeopleAtSunrise label={words.drawing} />
      </div>
    </section>
  );
}
