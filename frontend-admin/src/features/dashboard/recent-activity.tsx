import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link } from 'frontend-shared/routing/router';
import { activity } from '../../content/activity';
import { dashboard } from '../../content/dashboard';
import { useMessages } from '../../content/messages';
import { type ActivityEntry, isBySystem, newestActivity, outcomeOf } from '../../data/activity';
import { longDateTime, shortDateTime } from '../../format/date-time';
import { paths } from '../../routing/paths';
import { WrappableEmail, WrappableEmails } from '../../ui/person/wrappable-email';
import { UnbrokenReferences } from '../../ui/text/unbroken-references';
import { Block } from './block';

/** The reference of the entry's subject, unless the subject is the actor. */
function SubjectReference({ entry: { actor, subject } }: { entry: ActivityEntry }) {
  if (!subject?.reference || subject.reference === actor?.email) return null;
  const text = `${subject.reference}, `;
  return subject.kind === 'admin' ? <WrappableEmails text={text} /> : <UnbrokenReferences text={text} />;
}

/** The latest entries of the audit log, worded as on the Activity screen. */
export function RecentActivity() {
  const messages = useMessages(dashboard).activity;
  const activityMessages = useMessages(activity);
  const locale = useLocale();
  return (
    <Block
      title={messages.title}
      className="ad-recent"
      query={useQuery(newestActivity())}
      failed={activityMessages.listFailed}
      aside={
        <Link className="ad-link" to={paths.activity} aria-label={`${messages.all}: ${messages.title}`}>
          {messages.all}
        </Link>
      }
    >
      {(entries) =>
        entries.length === 0 ? (
          <p className="ad-block__none">{messages.none}</p>
        ) : (
          <ul className="ad-lines">
            {entries.map((entry) => (
              <li key={entry._id}>
                <span>
                  <b>{activityMessages.action(entry.action, outcomeOf(entry))}</b>
                  <span className="ad-lines__second ad-quiet">
                    <SubjectReference entry={entry} />
                    {entry.actor?.email ? (
                      <WrappableEmail email={entry.actor.email} />
                    ) : isBySystem(entry) ? (
                      activityMessages.program
                    ) : (
                      activityMessages.visitor
                    )}
                  </span>
                </span>
                <time
                  className="ad-quiet ad-number"
                  dateTime={entry.at}
                  title={longDateTime(entry.at, locale)}
                >
                  {shortDateTime(entry.at, locale)}
                </time>
              </li>
            ))}
          </ul>
        )
      }
    </Block>
  );
}
