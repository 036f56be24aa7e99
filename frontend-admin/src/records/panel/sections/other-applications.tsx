import type { components } from 'frontend-shared/api/types.generated';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link } from 'frontend-shared/routing/router';
import type { ReactNode } from 'react';
import { useMessages } from '../../../content/messages';
import { review, reviewMessages } from '../../../content/review';
import { shortDay } from '../../../format/date-time';
import { StatusTag } from '../../../ui/status-tag';
import type { RecordNavigation } from '../../record-kind';
import './other-applications.css';

type Schemas = components['schemas'];

interface OtherProps {
  other: Schemas['OtherApplicationView'];
  navigation: RecordNavigation;
  children?: ReactNode;
}

/** Link to another application, with its status. */
export function OtherApplication({
  other: { _id, reference, status, createdAt },
  navigation,
  children,
}: OtherProps) {
  const decisionMessages = useMessages(review);
  const messages = useMessages(reviewMessages);
  const locale = useLocale();
  return (
    <li>
      <Link className="ad-link" to={navigation.linkTo(_id)}>
        {decisionMessages.otherApplication(reference, shortDay(createdAt, locale))}
      </Link>
      {children}
      <StatusTag status={status} word={messages.status[status]} />
    </li>
  );
}

interface SameContactProps {
  others: readonly Schemas['SameContactView'][];
  /** Explains why this is not necessarily a problem. */
  help: string;
  navigation: RecordNavigation;
}

/** Other applications with the same address or phone number; renders nothing if there are none. */
export function SameContact({ others, help, navigation }: SameContactProps) {
  const decisionMessages = useMessages(review);
  if (others.length === 0) return null;
  return (
    <section className="ad-others" aria-labelledby="ad-same-contact-title">
      <h3 id="ad-same-contact-title">{decisionMessages.sameContact}</h3>
      <p className="ad-quiet">{help}</p>
      <ul>
        {others.map(({ same, ...other }) => (
          <OtherApplication key={other._id} other={other} navigation={navigation}>
            <span className="ad-quiet">{decisionMessages.same(same)}</span>
          </OtherApplication>
        ))}
      </ul>
    </section>
  );
}
