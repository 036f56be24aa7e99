import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { Locale } from 'frontend-shared/i18n/locale';
import { use } from 'react';
import type { Slide } from '../content/slides/deck-content';
import { PdfLink } from '../deck/print/pdf-link';
import { slidePath } from '../deck/routing/paths';
import { outlineOf } from '../deck/slide-outline';
import { NoteParagraphs } from '../slides/note-paragraphs';
import { type DeckText, loadText } from './load-text';
import { SlideText } from './slide-text';

interface TextVersionProps {
  /** Path of the deck. */
  basePath: string;
  locale: Locale;
  site: SiteConfig;
}

/** The whole deck as text, section by section, for readers and search engines; each slide with its notes. */
export function TextVersion({ basePath, locale, site }: TextVersionProps) {
  const text = use(loadText(locale));
  const { deck, titles, messages } = text;
  const sections = outlineOf(titles).map(({ id, title, slides }) => ({
    id,
    title,
    slides: slides.flatMap(({ slide }) => deck.slides[slide] ?? []),
    first: (slides[0]?.slide ?? 0) + 1,
  }));
  return (
    <>
      <header className="pr-text__head">
        <h1 className="pr-text__title">{messages.title}</h1>
        <p className="pr-text__intro">{messages.intro}</p>
        <p className="pr-text__ways">
          <a className="cf-text-link" href={basePath}>
            {messages.start}
          </a>
          <PdfLink className="cf-text-link" site={site} locale={locale} />
        </p>
      </header>
      <nav className="pr-text__contents" aria-label={messages.sections}>
        <ol className="pr-text__sections">
          {sections.map((section) => (
            <li key={section.id}>
              <a className="cf-text-link" href={`#${section.id}`}>
                {section.title}
              </a>
              <span className="pr-text__range">
                {messages.range(section.first, section.first + section.slides.length - 1)}
              </span>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map((section) => (
        <section key={section.id} className="pr-text__section" aria-labelledby={section.id}>
          <h2 id={section.id} className="pr-text__section-title">
            {section.title}
          </h2>
          {section.slides.map((slide, index) => (
            <SlideInText
              key={slide.id}
              slide={slide}
              number={section.first + index}
              basePath={basePath}
              text={text}
            />
          ))}
        </section>
      ))}
    </>
  );
}

interface SlideInTextProps {
  slide: Slide;
  /** Counted from 1. */
  number: number;
  basePath: string;
  text: DeckText;
}

function SlideInText({ slide, number, basePath, text: { messages, notes } }: SlideInTextProps) {
  const slideNotes = notes[slide.id] ?? [];
  return (
    <section className="pr-text__slide" aria-labelledby={`slide-${number}`}>
      <h3 id={`slide-${number}`} className="pr-text__slide-title">
        <span className="pr-text__number">{number}.</span> {slide.title}
      </h3>
      <SlideText slide={slide} messages={messages} />
      <details className="pr-text__notes">
        <summary>{messages.notes}</summary>
        <NoteParagraphs notes={slideNotes} />
      </details>
      <a className="pr-text__link" href={slidePath(basePath, number - 1)}>
        {messages.show(number)}
      </a>
    </section>
  );
}
