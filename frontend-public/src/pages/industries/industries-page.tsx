import type { IndustriesWords } from '../../content/en/industries';
import type { PageProps } from '../../page-props';

export default function IndustriesPage({ words }: PageProps<IndustriesWords>) {
  return (
    <section className="cf-container cf-section">
      <h1 className="cf-page-title">{words.title}</h1>
    </section>
  );
}
