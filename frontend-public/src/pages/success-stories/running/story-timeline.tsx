import './story-timeline.css';
import type { SuccessStoriesMessages } from '../../../content/en/success-stories';

interface StoryTimelineProps {
  /** Past steps, in order. */
  steps: readonly string[];
  messages: Pick<SuccessStoriesMessages['stories'], 'timeline' | 'next' | 'everyYear'>;
}

/** History of a factory: a filled brick for each past step, and a dashed one for what follows every year. */
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
