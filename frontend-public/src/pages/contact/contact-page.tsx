import type { ContactWords } from '../../content/en/contact';
import type { PageProps } from '../../page-props';

export default function ContactPage({ words }: PageProps<ContactWords>) {
  return (
    <section className="cf-container cf-section">
      <h1 className="cf-page-title">{words.title}</h1>
    </section>
  );
}
