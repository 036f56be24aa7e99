import { Link } from 'frontend-shared/routing/router';
import type { ReactNode } from 'react';
import { useMessages } from '../../content/messages';
import { views } from '../../content/views';
import type { SavedView, ViewList } from '../../data/views';
import { Icon } from '../../ui/icon';
import { errorMessage } from '../../ui/text/error-message';
import type { ListView } from './list-view';
import { SaveView } from './save-view';
import './views.css';

/** So many tabs say how much is behind them; each of those asks the server. */
const COUNTED = 8;

interface NamedViewsProps {
  list: ViewList;
  /** Address of the list. */
  path: string;
  /** In their order, the saved ones among them. */
  tabs: readonly ListView[];
  /** How the list is looked at now. */
  query: string;
  /** The same without what is searched for: the view that the search looks in. */
  searchedIn?: string;
  saved: readonly SavedView[];
  /** Why the saved ones are not there. */
  error: Error | null;
  /** How much a view shows. */
  count?: (view: ListView) => ReactNode;
}

/** The ways of looking at a list that have a name, and the way to give one to what is on screen. */
export function NamedViews({ list, path, tabs, query, searchedIn, saved, error, count }: NamedViewsProps) {
  const messages = useMessages(views);
  const current = tabs.find((tab) => tab.query === query);
  // What a search shows is not the view itself, whose number is in the tab.
  const marks = (tab: ListView) => (tab === current ? 'page' : tab.query === searchedIn);
  return (
    <div className="ad-views">
      <nav aria-label={messages.tabs}>
        <ul>
          {tabs.map((tab, index) => (
            <li key={tab.key}>
              <Link
                className="ad-views__tab"
                to={tab.query ? `${path}?${tab.query}` : path}
                aria-current={marks(tab) || undefined}
              >
                {tab.saved?.shared && <Icon name="people" size={16} />}
                {tab.name}
                {tab.saved && !tab.saved.isOwn && <span className="ad-hidden"> {messages.sharedBy}</span>}
                {index < COUNTED && count?.(tab)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SaveView key={query} list={list} query={query} current={current} saved={saved} />
      {error && (
        <p className="ad-views__error" role="alert">
          {errorMessage(error, messages.failed)}
        </p>
      )}
    </div>
  );
}
