import { useQuery } from '@tanstack/react-query';
import { activity } from '../../content/activity';
import { useMessages } from '../../content/messages';
import { savedViews } from '../../data/views';
import { NamedViews } from '../../lists/views/named-views';
import { paths } from '../../routing/paths';
import { activityView, parseActivityParams } from './activity-params';
import type { ActivityNavigation } from './use-activity-navigation';

/** Tabs for the whole log and its saved views. */
export function ActivityViews({ params }: Pick<ActivityNavigation, 'params'>) {
  const messages = useMessages(activity);
  const { data: saved = [], error } = useQuery(savedViews('activity'));
  const tabs = [
    { key: 'all', name: messages.allEntries, query: '' },
    ...saved.map((view) => ({
      key: view._id,
      name: view.name,
      // Normalized, without unknown parameters, so that it can be compared with the current one.
      query: activityView(parseActivityParams(new URLSearchParams(view.query))),
      saved: view,
    })),
  ];
  const query = activityView(params);
  return (
    <NamedViews
      list="activity"
      path={paths.activity}
      tabs={tabs}
      query={query}
      searchedIn={query}
      saved={saved}
      error={error}
    />
  );
}
