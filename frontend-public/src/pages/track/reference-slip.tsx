import './reference-slip.css';
import type { TrackWords } from '../../content/en/track';

const kinds = ['FA', 'SH', 'SP', 'CM'] as const;
/** One as the API makes them: without the letters I, L, O and U. */
const EXAMPLE = 'FA-7K3M9Q';

interface ReferenceSlipProps {
  words: TrackWords['slip'];
  kinds: TrackWords['kinds'];
}

/** A slip that shows the shape of a reference number, and what its first two letters mean. */
export function ReferenceSlip({ words, kinds: names }: ReferenceSlipProps) {
  return (
    <section className="pu-slip" aria-labelledby="slip-title">
      <h2 className="pu-slip__title" id="slip-title">
        {words.title}
      </h2>
      <div className="pu-slip__number" role="img" aria-label={words.drawing}>
        {EXAMPLE}
      </div>
      <p>{words.shape}</p>
      <p>{words.kinds}</p>
      <dl className="pu-slip__kinds">
        {kinds.map((kind) => (
          <div key={kind} className="pu-slip__kind">
            <dt>{kind}-</dt>
            <dd>{names[kind]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
