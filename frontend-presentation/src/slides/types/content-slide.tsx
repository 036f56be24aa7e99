import type { Locale } from 'frontend-shared/i18n/locale';
import { WarningIcon } from 'frontend-shared/ui/icon';
import { Wall } from 'frontend-shared/ui/wall';
import type { ContentSlide } from '../../content/slides/deck-content';
import { Drawing } from '../drawings/drawing';
import { AccountTable } from '../parts/account-table';
import { bricksFor } from '../parts/bricks';
import { Gallery } from '../parts/gallery';
import { Source } from '../parts/source';
import { SplitWall } from '../parts/split-wall';
import { YearWall } from '../parts/year-wall';

/** Lines, a paragraph, a table or drawings below a headline; the slide's own drawing is at the right. */
export function ContentSlideView({ slide, locale }: { slide: ContentSlide; locale: Locale }) {
  const { title, subtitle, image, imageText, table, split, gallery, years, progress, isWarning } = slide;
  const isTextOnly = progress !== undefined && !image;
  return (
    <>
      <div
        className={['pr-slide__text', isWarning && 'pr-warning', isTextOnly && 'pr-slide__text--text-only']
          .filter(Boolean)
          .join(' ')}
      >
        <h1 className="pr-slide__title">
          {isWarning && <WarningIcon className="pr-warning__icon" />}
          {title}
        </h1>
        {subtitle && <p className="pr-slide__subtitle">{subtitle}</p>}
        {progress !== undefined && (
          <div className="pr-progress">
            <Wall filled={bricksFor(progress)} {...(isTextOnly && imageText && { label: imageText })} />
          </div>
        )}
        <Lines slide={slide} />
        {table && <AccountTable rows={table} title={title} />}
        {split && <SplitWall parts={split} />}
        {gallery && <Gallery items={gallery} locale={locale} />}
        {years && <YearWall courses={years} />}
        <Source slide={slide} />
      </div>
      {image && <Drawing id={image} text={imageText} locale={locale} className="pr-panel" />}
    </>
  );
}

function Lines({ slide: { content, isWarning } }: { slide: ContentSlide }) {
  if (!content) return null;
  if (typeof content === 'string') return <p className="pr-paragraph">{content}</p>;
  const List = isWarning ? 'ol' : 'ul';
  return (
    <List className={isWarning ? 'pr-warning__list' : 'pr-lines'}>
      {content.map((line, index) => (
        <li key={line} className="pr-line">
          {isWarning && (
            <span className="pr-line__number" aria-hidden="true">
              {index + 1}
            </span>
          )}
          <span>{line}</span>
        </li>
      ))}
    </List>
  );
}
