import './reference-slip.css';
import type { TrackWords } from '../../content/en/track';

const kinds = ['FA', 'SH', 'SP', 'CM'] as const;
/** Letters and digits behind the dash, as the API makes them. */
const boxes = ['a', 'b', 'c', 'd', 'e', 'f'];

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
        <span>FA</span>
        <span>-</span>
        {boxes.map((box) => (
          <span key={box} className="pu-slip__box" />
        ))}
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
