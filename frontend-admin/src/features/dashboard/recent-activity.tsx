import { useQuery } from '@tanstack/react-query';
import { Link } from 'frontend-shared/routing/router';
import { activity } from '../../content/en/activity';
import { dashboard } from '../../content/en/dashboard';
import { newestActivity } from '../../data/activity';
import { longMoment, shortMoment } from '../../format/moments';
import { paths } from '../../routing/paths';
import { Block } from './block';

const messages = dashboard.activity;

/** What was done at last, in the words of the Activity screen. */
export function RecentActivity() {
  return (
    <Block
      title={messages.title}
      query={useQuery(newestActivity())}
      failed={activity.listFailed}
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
                  <b>{activity.act(action)}</b>
                  <span className="ad-lines__second ad-quiet">
                    {subject?.reference && subject.reference !== actor?.email && `${subject.reference}, `}
                    {actor?.email ?? activity.nobody}
                  </span>
                </span>
                <time className="ad-quiet ad-number" dateTime={at} title={longMoment(at)}>
                  {shortMoment(at)}
                </time>
              </li>
            ))}
          </ul>
        )
      }
    </Block>
  );
}
