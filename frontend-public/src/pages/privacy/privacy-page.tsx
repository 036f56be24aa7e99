import type { PrivacyWords } from '../../content/en/privacy';
import type { PageProps } from '../../page-props';

export default function PrivacyPage({ words }: PageProps<PrivacyWords>) {
  return (
    <section className="cf-container cf-section">
      <h1 className="cf-page-title">{words.title}</h1>
    </section>
  );
}
