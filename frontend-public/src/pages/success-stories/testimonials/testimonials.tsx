import './testimonials.css';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { formatRupees } from 'frontend-shared/i18n/locale';
import { useState } from 'react';
import type { SuccessStoriesMessages } from '../../../content/en/success-stories';
import { figures } from '../../../content/figures';
import { AmitBust, MeenaBust, RameshBust, SunitaBust } from '../../../illustrations/busts';
import { TestimonialPicture } from './testimonial-picture';

/** In display order; the ids are those of the videos in the site configuration. */
const people = [
  { id: 'ramesh', Bust: RameshBust },
  { id: 'sunita', Bust: SunitaBust },
  { id: 'amit', Bust: AmitBust },
  { id: 'meena', Bust: MeenaBust },
] as const;

interface TestimonialsProps {
  messages: SuccessStoriesMessages['testimonials'];
  /** Video ids by testimonial. */
  videos: SiteConfig['videos'];
}

/** Fictional testimonials of four members, each labelled as an example. */
export default function Testimonials({ messages, videos }: TestimonialsProps) {
  // Only one video plays at a time.
  const [playing, setPlaying] = useState<string | null>(null);
  const { larger, smaller } = figures.testimonials;
  const amounts = [formatRupees(larger.value), formatRupees(smaller.value)] as const;
  const withVideo = people.some(({ id }) => videos?.[id]);
  return (
    <section className="pu-testimonials cf-section" aria-labelledby="testimonials-title">
      <div className="cf-container">
        <h2 className="cf-h2" id="testimonials-title">
          {messages.title}
        </h2>
        <p className="pu-testimonials__note cf-measure cf-muted">
          {messages.note}
          {withVideo && ` ${messages.playerNote}`}
        </p>
        <ul className="pu-testimonials__list" data-playing={playing !== null || undefined}>
          {people.map(({ id, Bust }) => {
            const person = messages.people[id];
            return (
              <li key={id}>
                <figure className="pu-testimonial">
                  <TestimonialPicture
                    name={person.name}
                    video={videos?.[id]}
                    playing={playing === id}
                    onPlay={() => setPlaying(id)}
                    messages={messages}
                  >
                    <Bust />
                  </TestimonialPicture>
                  <div className="pu-testimonial__text">
                    <blockquote className="pu-testimonial__quote">
                      <p>{person.quote(...amounts)}</p>
                    </blockquote>
                    <figcaption className="pu-testimonial__who">
                      <span className="pu-testimonial__initials" aria-hidden="true">
                        {person.initials}
                      </span>
                      <span>
                        <strong>{person.name}</strong>
                        <span className="pu-testimonial__role cf-small cf-muted">{person.role}</span>
                      </span>
                      <span className="pu-testimonial__tag cf-small">{messages.tag}</span>
                    </figcaption>
                  </div>
                </figure>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
