import type { SuccessStoriesWords } from '../../content/en/success-stories';
import type { PageProps } from '../../page-props';

export default function SuccessStoriesPage({ words }: PageProps<SuccessStoriesWords>) {
  return (
    <section className="cf-container cf-section">
      <h1 className="cf-page-title">{words.title}</h1>
    </section>
  );
}
