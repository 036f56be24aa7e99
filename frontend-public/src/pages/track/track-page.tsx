import type { TrackWords } from '../../content/en/track';
import type { PageProps } from '../../page-props';

export default function TrackPage({ words }: PageProps<TrackWords>) {
  return (
    <section className="cf-container cf-section">
      <h1 className="cf-page-title">{words.title}</h1>
    </section>
  );
}
