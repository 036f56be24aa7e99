import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link } from 'frontend-shared/routing/router';
import { useTexts } from '../../../content/texts';
import { views } from '../../../content/views';
import type { SubmittedRecord } from '../../../data/records';
import { savedViews } from '../../../data/views';
import { errorSentence } from '../../../ui/error-sentence';
import { formatCount } from '../../../ui/format-count';
import { Icon } from '../../../ui/icon';
import type { RecordKind } from '../../record-kind';
import { apiQuery } from '../list-address';
import type { ListNavigation } from '../use-list-address';
import { type ListView, viewAddress, viewQuery, viewsOf } from './list-views';
import { SaveView } from './save-view';
import './views.css';

/** So many tabs say how much is behind them; each of those asks the server. */
const COUNTED = 8;

interface ViewTabsProps<R extends SubmittedRecord, D extends R> {
  kind: RecordKind<R, D>;
  navigation: ListNavigation;
}

/** The ways of looking at this list that have a name, and the way to give one to what is on screen. */
export function ViewTabs<R extends SubmittedRecord, D extends R>({ kind, navigation }: ViewTabsProps<R, D>) {
  const copy = useTexts(views);
  const { rules, path, list } = kind;
  const { data: saved = [], error } = useQuery(savedViews(list));
  const tabs = viewsOf(kind, saved, useLocale());
  const query = viewQuery(rules, navigation.address);
  const current = tabs.find((tab) => tab.query === query);
  return (
    <div className="ad-views">
      <nav aria-label={copy.tabs}>
        <ul>
          {tabs.map((tab, index) => (
            <li key={tab.key}>
              <Link
                className="ad-views__tab"
                to={tab.query ? `${path}?${tab.query}` : path}
                aria-current={tab === current ? 'page' : undefined}
              >
                {tab.saved?.shared && <Icon name="people" size={16} />}
                {tab.name}
                {tab.saved && !tab.saved.isOwn && <span className="ad-hidden"> {copy.sharedBy}</span>}
                {index < COUNTED && <Total kind={kind} view={tab} />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SaveView key={query} list={list} query={query} current={current} saved={saved} />
      {error && (
        <p className="ad-views__error" role="alert">
          {errorSentence(error, copy.failed)}
        </p>
      )}
    </div>
  );
}

/** How many records a view has; nothing while it is not known. */
function Total<R extends SubmittedRecord, D extends R>({
  kind: { source, rules },
  view,
}: {
  kind: RecordKind<R, D>;
  view: ListView;
}) {
  const query = apiQuery(rules, viewAddress(rules, view.query));
  const { data } = useQuery({ ...source.total(query), staleTime: 30_000 });
  if (!data) return null;
  return <span className="ad-views__count ad-number"> {formatCount(data)}</span>;
}
