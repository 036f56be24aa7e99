import type { StatsSlide } from '../../content/slides/deck-content';
import { Source } from '../parts/source';
import { StatGlyph } from '../parts/stat-glyph';

/** Four figures in ruled rows, each with its label. */
export function StatsSlideView({ slide }: { slide: StatsSlide }) {
  return (
    <div className="pr-slide__text">
      <h1 className="pr-slide__title">{slide.title}</h1>
      <dl className="pr-stats">
        {slide.stats.map(({ label, value, icon }) => (
          <div key={label} className="pr-stat">
            <StatGlyph icon={icon} />
            <dt className="pr-stat__label">{label}</dt>
            <dd className={/\d/.test(value) ? 'pr-stat__value' : 'pr-stat__value pr-stat__value--word'}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <Source slide={slide} />
    </div>
  );
}
