import type { ProcessSlide } from '../../content/slides/deck-content';
import { StepWall } from '../parts/step-wall';

/** Steps on a wall that rises to the right; in the upright layout, along a vertical pier. */
export function ProcessSlideView({ slide }: { slide: ProcessSlide }) {
  const count = slide.processSteps.length;
  return (
    <>
      <div className="pr-slide__text">
        <h1 className="pr-slide__title">{slide.title}</h1>
        {slide.subtitle && <p className="pr-slide__subtitle">{slide.subtitle}</p>}
      </div>
      <div className={`pr-steps pr-steps--${count > 4 ? 'many' : 'few'}`}>
        <StepWall steps={count} />
        <ol className="pr-steps__list">
          {slide.processSteps.map(({ number, title, description }) => (
            <li key={number} className="pr-step">
              <span className="pr-step__number" aria-hidden="true">
                {number}
              </span>
              <div className="pr-step__text">
                <p className="pr-step__title">{title}</p>
                <p className="pr-step__description">{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
