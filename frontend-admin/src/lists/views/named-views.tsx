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
  searchedIn?: string;
  saved: readonly SavedView[];
  /** Error from loading the saved views. */
  error: Error | null;
  /** Renders the number of records in a view. */
  count?: (view: ListView) => ReactNode;
}

/** Tabs for the views of a list, and a menu to save the current one. */
export function NamedViews({ list, path, tabs, query, searchedIn, saved, error, count }: NamedViewsProps) {
  const messages = useMessages(views);
  const current = tabs.find((tab) => tab.query === query);
  // During a search, the tab of the searched view is marked, but not as the current page.
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
