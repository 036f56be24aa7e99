import type { ShareholderWords } from '../../content/en/shareholder';
import type { PageProps } from '../../page-props';

export default function ShareholderPage({ words }: PageProps<ShareholderWords>) {
  return (
    <section className="cf-container cf-section">
      <h1 className="cf-page-title">{words.title}</h1>
    </section>
  );
}
