import type { JoinWords } from '../../content/en/join';
import type { PageProps } from '../../page-props';

export default function JoinPage({ words }: PageProps<JoinWords>) {
  return (
    <section className="cf-container cf-section">
      <h1 className="cf-page-title">{words.title}</h1>
    </section>
  );
}
