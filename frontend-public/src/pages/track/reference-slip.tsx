import './reference-slip.css';
import type { TrackMessages } from '../../content/en/track';

const kinds = ['FA', 'SH', 'SP', 'CM'] as const;
/** An example in the API's format, which has no I, L, O and U. */
const EXAMPLE = 'FA-7K3M9Q';

interface ReferenceSlipProps {
  messages: TrackMessages['slip'];
  kinds: TrackMessages['kinds'];
}

/** Shows the format of a reference number, and what its first two letters mean. */
export function ReferenceSlip({ messages, kinds: names }: ReferenceSlipProps) {
  return (
    <section className="pu-slip" aria-labelledby="slip-title">
      <h2 className="pu-slip__title" id="slip-title">
        {messages.title}
      </h2>
      <div className="pu-slip__number" role="img" aria-label={messages.drawing}>
        <span className="pu-slip__example">{messages.example}</span>
        {EXAMPLE}
      </div>
      <p>{messages.shape}</p>
      <p>{messages.kinds}</p>
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
