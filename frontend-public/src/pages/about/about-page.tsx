import type { AboutWords } from '../../content/en/about';
import type { PageProps } from '../../page-props';

export default function AboutPage({ words }: PageProps<AboutWords>) {
  return (
    <section className="cf-container cf-section">
      <h1 className="cf-page-title">{words.title}</h1>
    </section>
  );
}
