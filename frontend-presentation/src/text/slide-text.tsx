import { localePath } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { type ReactNode, useContext } from 'react';
import type { TextMessages } from '../content/messages/types/text-messages';
import type { ContentSlide, CtaSlide, Slide } from '../content/slides/deck-content';
import { LinkBase } from '../slides/site-context';

interface SlideTextProps {
  slide: Slide;
  messages: TextMessages;
}

/** The content of a slide below its title, and the description of its drawing. */
export function SlideText({ slide, messages }: SlideTextProps) {
  return (
    <>
      {slide.subtitle && <p>{slide.subtitle}</p>}
      {bodyOf(slide, messages)}
      {slide.imageText && <Picture text={slide.imageText} messages={messages} />}
      {slide.sourcePage && <p className="pr-text__aside">{slide.sourcePage}</p>}
    </>
  );
}

function Picture({ text, messages }: { text: string; messages: TextMessages }) {
  return (
    <p className="pr-text__aside">
      {messages.picture} {text}
    </p>
  );
}

function bodyOf(slide: Slide, messages: TextMessages): ReactNode {
  switch (slide.type) {
    case 'title':
    case 'quote':
      return null;
    case 'content':
      return <ContentText slide={slide} messages={messages} />;
    case 'stats':
      return <Pairs pairs={slide.stats.map(({ label, value }) => [label, value])} />;
    case 'process':
      return (
        <ol className="pr-text__steps">
          {slide.processSteps.map(({ number, title, description }) => (
            <li key={number}>
              <strong>{title}</strong> {description}
            </li>
          ))}
        </ol>
      );
    case 'cta':
      return <CtaText slide={slide} />;
  }
}

function ContentText({ slide, messages }: { slide: ContentSlide; messages: TextMessages }) {
  const { content, isWarning, table, split, gallery, years } = slide;
  const List = isWarning ? 'ol' : 'ul';
  return (
    <>
      {typeof content === 'string' && <p>{content}</p>}
      {typeof content === 'object' && (
        <List>
          {content.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </List>
      )}
      {table && <Pairs pairs={table.map(({ label, cells }) => [label, cells.filter(Boolean).join(' · ')])} />}
      {split && <Pairs pairs={split.map(({ label, share }) => [label, `${share}%`])} />}
      {gallery && (
        <ul>
          {gallery.map(({ image, caption, detail, imageText }) => (
            <li key={image}>
              {[caption, detail].filter(Boolean).join(': ')}
              {imageText && <Picture text={imageText} messages={messages} />}
            </li>
          ))}
        </ul>
      )}
      {years && <Pairs pairs={years.map(({ years: when, text }) => [when, text])} />}
    </>
  );
}

function Pairs({ pairs }: { pairs: ReadonlyArray<readonly [term: string, description: string]> }) {
  return (
    <dl className="pr-text__pairs">
      {pairs.map(([term, description]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}

function CtaText({ slide }: { slide: CtaSlide }) {
  const base = useContext(LinkBase);
  const locale = useLocale();
  return (
    <>
      <ul>
        {slide.links.map(({ label, path }) => (
          <li key={path}>
            {base === null ? label : <a href={`${base}${localePath(locale, path)}`}>{label}</a>}
          </li>
        ))}
      </ul>
      <p>
        <strong>{slide.content}</strong>
      </p>
    </>
  );
}
