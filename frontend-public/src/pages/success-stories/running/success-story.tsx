import './success-story.css';
import { formatAmount } from 'frontend-shared/content/format';
import { formatNumber, formatRupees, type Locale } from 'frontend-shared/i18n/locale';
import { PinIcon, TickIcon } from 'frontend-shared/ui/icon';
import { Tag } from 'frontend-shared/ui/tag';
import { Wall } from 'frontend-shared/ui/wall';
import type { ReactNode } from 'react';
import type { SuccessStoriesMessages } from '../../../content/en/success-stories';
import { projects } from '../../../content/projects';
import { useProjectCardMessages } from '../../../content/use-project-card-messages';
import { StoryTimeline } from './story-timeline';

/** Per cent per brick. */
const PER_BRICK = 5;

interface SuccessStoryProps {
  id: 'spice' | 'supermarket';
  messages: SuccessStoriesMessages;
  locale: Locale;
  /** Price of one unit in rupees, if configured. */
  unit: number | undefined;
  /** Pictures: the building, and the work and the product. */
  outside: ReactNode;
  inside: readonly ReactNode[];
}

/** A running factory: place, figures, achievements and history. */
export function SuccessStory({ id, messages, locale, unit, outside, inside }: SuccessStoryProps) {
  const project = projects[id];
  const text = messages.projects[id];
  const story = messages.stories[id];
  const common = useProjectCardMessages().project;
  const amount = formatAmount(project.amount.value, locale);
  const [investors, jobs] = [project.investors, project.jobs].map((figure) =>
    figure ? `${formatNumber(figure.value)}+` : '',
  ) as [string, string];
  const rows = [
    [messages.stories.builtWith, amount],
    [messages.stories.investors, investors],
    [messages.stories.jobs, jobs],
  ];
  return (
    <article className="pu-story" data-story={id}>
      <div className="pu-story__pictures">
        <div className="pu-story__outside">{outside}</div>
        <div className="pu-story__inside">{inside}</div>
      </div>
      <div className="pu-story__text">
        <Tag kind={project.status}>{common.status[project.status]}</Tag>
        <h3 className="pu-story__name cf-h2">{text.name}</h3>
        <p className="pu-story__town">
          <PinIcon />
          {text.place}
        </p>
        <p className="cf-muted">{text.text(investors, jobs)}</p>
        {project.progress && (
          <p className="pu-story__wall">
            <Wall filled={project.progress.value / PER_BRICK} />
            <span className="cf-number">{common.progress(String(project.progress.value))}</span>
          </p>
        )}
        <dl className="pu-story__account">
          {rows.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd className="cf-number">{value}</dd>
            </div>
          ))}
        </dl>
        {unit !== undefined && (
          <p className="pu-story__unit cf-small cf-number">{common.unit(formatRupees(unit))}</p>
        )}
        <h4 className="pu-story__heading">{messages.stories.achievements}</h4>
        <ul className="pu-story__achievements">
          {story.achievements(investors, jobs).map((achievement) => (
            <li key={achievement}>
              <TickIcon />
              {achievement}
            </li>
          ))}
        </ul>
      </div>
      <StoryTimeline steps={story.timeline(amount, investors)} messages={messages.stories} />
    </article>
  );
}
