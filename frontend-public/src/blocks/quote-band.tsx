import './quote-band.css';
import { QuotePeople } from 'frontend-shared/illustrations/quote-people';

interface QuoteBandProps {
  quote: string;
  /** Author of the quote. */
  source?: string;
}

/** A quote from the company in large type, with a drawing of four people. */
export function QuoteBand({ quote, source }: QuoteBandProps) {
  return (
    <figure className="pu-quote">
      <div className="pu-quote__inner cf-container">
        <QuotePeople className="pu-quote__people" />
        <div className="pu-quote__text">
          <blockquote className="pu-quote__words cf-h2">
            <p>{quote}</p>
          </blockquote>
          {source && <figcaption className="cf-muted">{source}</figcaption>}
        </div>
      </div>
    </figure>
  );
}
