import './legal-page.css';
import { formatDate, type Locale } from 'frontend-shared/i18n/locale';
import type { ReactNode } from 'react';
import type { LegalBlock, LegalFrameMessages, LegalSections } from '../../content/legal-text';

interface LegalPageProps {
  messages: LegalFrameMessages;
  sections: LegalSections;
  /** Date from which the text is valid, `YYYY-MM-DD`. */
  version: string;
  locale: Locale;
  /** Content below the text of a section, by section id, such as addresses from the site configuration. */
  after?: Readonly<Record<string, ReactNode>>;
}

/** A legal text with its date, a table of contents and linkable sections. */
export function LegalPage({ messages, sections, version, locale, after = {} }: LegalPageProps) {
  const entries = Object.entries(sections);
  return (
    <div className="pu-legal">
      <div className="pu-legal__inner cf-container cf-section">
        <header className="pu-legal__head">
          <h1 className="cf-title">{messages.title}</h1>
          <p className="cf-lead">{messages.lead}</p>
          <p>
            <time dateTime={version}>{messages.version(formatDate(version, locale))}</time>
          </p>
        </header>
        <nav className="pu-legal__contents" aria-labelledby="legal-contents">
          <h2 id="legal-contents">{messages.contents}</h2>
          <ol className="pu-legal__links">
            {entries.map(([id, { title }]) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="pu-legal__text">
          {entries.map(([id, { title, blocks }]) => (
            <section key={id} id={id} className="pu-legal__section" aria-labelledby={`${id}-title`}>
              <h2 className="cf-h3" id={`${id}-title`}>
                {title}
              </h2>
              <LegalText blocks={blocks} />
              {after[id]}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Paragraphs, lists and rows of one section. */
export function LegalText({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block) => <Block key={JSON.stringify(block)} block={block} />);
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('list' in block) {
    return (
      <ul className="pu-legal__list">
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  return (
    <>
      {block.heading && <h3>{block.heading}</h3>}
      <LegalRows rows={block.rows} />
    </>
  );
}

/** Terms and their descriptions as rows. */
export function LegalRows({ rows }: { rows: ReadonlyArray<readonly [term: string, text: ReactNode]> }) {
  return (
    <dl className="pu-legal__rows">
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
