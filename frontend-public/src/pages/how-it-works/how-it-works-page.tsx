import type { HowItWorksWords } from '../../content/en/how-it-works';
import type { PageProps } from '../../page-props';

export default function HowItWorksPage({ words }: PageProps<HowItWorksWords>) {
  return (
    <section className="cf-container cf-section">
      <h1 className="cf-page-title">{words.title}</h1>
    </section>
  );
}
