import type { SpiceClubWords } from '../../content/en/spice-club';
import type { PageProps } from '../../page-props';

export default function SpiceClubPage({ words }: PageProps<SpiceClubWords>) {
  return (
    <section className="cf-container cf-section">
      <h1 className="cf-page-title">{words.title}</h1>
    </section>
  );
}
