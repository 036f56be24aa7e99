import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link } from 'frontend-shared/routing/router';
import { activity } from '../../content/activity';
import { dashboard } from '../../content/dashboard';
import { useTexts } from '../../content/texts';
import { newestActivity } from '../../data/activity';
import { longMoment, shortMoment } from '../../format/moments';
import { paths } from '../../routing/paths';
import { Block } from './block';

/** What was done at last, in the words of the Activity screen. */
export function RecentActivity() {
  const messages = useTexts(dashboard).activity;
  const activityCopy = useTexts(activity);
  const locale = useLocale();
  return (
    <Block
      title={messages.title}
      query={useQuery(newestActivity())}
      failed={activityCopy.listFailed}
      aside={
        <Link className="ad-link" to={paths.activity}>
          {messages.all}
        </Link>
      }
    >
      {(entries) =>
        entries.length === 0 ? (
          <p className="ad-block__none">{messages.none}</p>
        ) : (
          <ul className="ad-lines">
            {entries.map(({ _id, at, action, actor, subject }) => (
              <li key={_id}>
                <span>
                  <b>{activityCopy.act(action)}</b>
                  <span className="ad-lines__second ad-quiet">
                    {subject?.reference && subject.reference !== actor?.email && `${subject.reference}, `}
                    {actor?.email ?? activityCopy.nobody}
                  </span>
                </span>
                <time className="ad-quiet ad-number" dateTime={at} title={longMoment(at, locale)}>
                  {shortMoment(at, locale)}
                </time>
              </li>
            ))}
          </ul>
        )
      }
    </Block>
  );
}
