import './story-timeline.css';
import type { SuccessStoriesMessages } from '../../../content/en/success-stories';

interface StoryTimelineProps {
  /** What has happened, in its order. */
  steps: readonly string[];
  messages: Pick<SuccessStoriesMessages['stories'], 'timeline' | 'next' | 'everyYear'>;
}

/** How a factory came about: a course with a laid brick for each step, and a dashed one for what comes every year. */
export function StoryTimeline({ steps, messages }: StoryTimelineProps) {
  return (
    <div className="pu-story__timeline">
      <h4 className="pu-story__heading">{messages.timeline}</h4>
      <ol className="pu-story__steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
        <li className="pu-story__next">
          <span className="cf-visually-hidden">{messages.next}: </span>
          {messages.everyYear}
        </li>
      </ol>
    </div>
  );
}
