import './quote-band.css';
import { QuotePeople } from 'frontend-shared/illustrations/quote-people';

interface QuoteBandProps {
  quote: string;
  /** Who says so. */
  source?: string;
}

/** A sentence of the company, large on pista, with four of its people standing on the lower edge. */
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
