import './timeline.css';
import { formatNumber } from 'frontend-shared/i18n/locale';
import { TwoMasons } from 'frontend-shared/illustrations/two-masons';
import type { AboutMessages } from '../../content/en/about';
import { figures } from '../../content/figures';

/** The timeline drawn as courses of a wall: oldest first in the DOM, shown at the bottom, with the goal dashed. */
export function Timeline({ messages }: { messages: AboutMessages['timeline'] }) {
  const { foundation, launch, scaleUp } = figures.timeline;
  const goal = String(scaleUp.goal.value);
  return (
    <section className="pu-timeline cf-section" aria-labelledby="timeline-title">
      <div className="cf-container">
        <h2 className="cf-h2" id="timeline-title">
          {messages.title}
        </h2>
        <p className="pu-timeline__intro cf-muted">{messages.intro}</p>
        <ol className="pu-timeline__wall">
          <li className="pu-course pu-course--foundation">
            <div className="pu-course__years">
              <h3 className="pu-course__name">{messages.foundation.name}</h3>
              <p className="pu-course__when">
                {messages.foundation.years(String(foundation.from.value), String(foundation.to.value))}
              </p>
            </div>
            <p className="pu-course__text">
              {messages.foundation.text(formatNumber(foundation.citizens.value))}
            </p>
          </li>
          <li className="pu-course pu-course--launch">
            <div className="pu-course__years">
              <h3 className="pu-course__name">{messages.launch.name}</h3>
              <p className="pu-course__when">{messages.launch.years(String(launch.from.value))}</p>
            </div>
            <p className="pu-course__text">
              {messages.launch.text(formatNumber(figures.factoriesRunning.value))}
            </p>
          </li>
          <li className="pu-course pu-course--goal">
            <div className="pu-course__years">
              <h3 className="pu-course__name">{messages.scaleUp.name}</h3>
              <p className="pu-course__when">{messages.scaleUp.years(goal)}</p>
            </div>
            <div className="pu-course__text">
              <p>
                {messages.scaleUp.text(
                  formatNumber(figures.targets.shareholders.value),
                  formatNumber(figures.targets.newIndustries.value),
                )}
              </p>
              <p className="pu-course__note cf-small">{messages.scaleUp.note(goal)}</p>
            </div>
            <TwoMasons className="pu-timeline__masons" />
          </li>
        </ol>
      </div>
    </section>
  );
}
