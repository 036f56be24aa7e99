import type { TermsWords } from '../../content/en/terms';
import type { PageProps } from '../../page-props';

export default function TermsPage({ words }: PageProps<TermsWords>) {
  return (
    <section className="cf-container cf-section">
      <h1 className="cf-page-title">{words.title}</h1>
    </section>
  );
}
