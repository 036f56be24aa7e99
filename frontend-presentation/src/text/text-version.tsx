import type { Locale } from 'frontend-shared/i18n/locale';
import { use } from 'react';
import { SECTIONS, type Slide } from '../content/deck-content';
import { type DeckText, loadText } from './load-text';
import { SlideText } from './slide-text';

interface TextVersionProps {
  /** Address of the deck. */
  basePath: string;
  locale: Locale;
}

/** The whole deck written out, section by section, for readers and search engines; each slide with its notes. */
export function TextVersion({ basePath, locale }: TextVersionProps) {
  const text = use(loadText(locale));
  const { deck, messages } = text;
  const slides = deck.slides.map((slide, index) => ({ slide, number: index + 1 }));
  const sections = SECTIONS.map((id) => ({
    id,
    title: deck.sections[id],
    slides: slides.filter(({ slide }) => slide.section === id),
  }));
  return (
    <>
      <header className="pr-text__head">
        <h1 className="pr-text__title">{messages.title}</h1>
        <p className="pr-text__intro">{messages.intro}</p>
        <a href={basePath}>{messages.start}</a>
      </header>
      <nav className="pr-text__contents" aria-label={messages.sections}>
        <ol className="pr-text__sections">
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
              <span className="pr-text__range">
                {messages.range(section.slides[0]?.number ?? 0, section.slides.at(-1)?.number ?? 0)}
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
          {section.slides.map(({ slide, number }) => (
            <SlideInText key={slide.id} slide={slide} number={number} basePath={basePath} text={text} />
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
  const said = notes[slide.id] ?? [];
  const root = basePath === '/' ? '' : basePath;
  return (
    <section className="pr-text__slide" aria-labelledby={`slide-${number}`}>
      <h3 id={`slide-${number}`} className="pr-text__slide-title">
        <span className="pr-text__number">{number}.</span> {slide.title}
      </h3>
      <SlideText slide={slide} messages={messages} />
      <details className="pr-text__notes">
        <summary>{messages.notes}</summary>
        {said.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a slide never change their order
          <p key={index}>
            {paragraph.map((part) =>
              typeof part === 'string' ? part : <strong key={part.emphasis}>{part.emphasis}</strong>,
            )}
          </p>
        ))}
      </details>
      <a className="pr-text__link" href={number === 1 ? basePath : `${root}/${number}`}>
        {messages.show(number)}
      </a>
    </section>
  );
}
