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

/** Maximum number of tabs with a count, since each count is a request. */
const MAX_COUNTS = 8;

interface NamedViewsProps {
  list: ViewList;
  /** Path of the list. */
  path: string;
  /** Built-in and saved views, in their order. */
  tabs: readonly ListView[];
  /** The current query string of the list. */
  query: string;
  /** The query string without the search text: identifies the view that is searched. */
  searchedIn: string;
  saved: readonly SavedView[];
  /** Error from loading the saved views. */
  error: Error | null;
  /** Renders the number of records in a view. */
  count?: (view: ListView) => ReactNode;
}

/** The view with the query, or otherwise one that differs from it as little as possible in its appearance only. */
function nearestView(tabs: readonly ListView[], query: string): ListView | undefined {
  return [[], ['density'], ['density', 'columns']]
    .map((names) => tabs.find((tab) => queryWithout(tab.query, names) === queryWithout(query, names)))
    .find((tab) => tab !== undefined);
}

function queryWithout(query: string, names: readonly string[]): string {
  const search = new URLSearchParams(query);
  for (const name of names) search.delete(name);
  return search.toString();
}

/** Tabs for the views of a list, and a menu to save the current one. */
export function NamedViews({ list, path, tabs, query, searchedIn, saved, error, count }: NamedViewsProps) {
  const messages = useMessages(views);
  const current = tabs.find((tab) => tab.query === query);
  // With a search or another appearance, the tab of the same rows is marked, but not as the current page.
  const nearest = current ?? nearestView(tabs, searchedIn);
  const marks = (tab: ListView) => (tab === current ? 'page' : tab === nearest);
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
                {index < MAX_COUNTS && count?.(tab)}
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
