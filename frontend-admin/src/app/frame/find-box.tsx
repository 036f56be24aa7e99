import Input, { type InputRef } from 'antd/es/input';
import { useSession } from 'frontend-shared/api/session';
import { useNavigate } from 'frontend-shared/routing/router';
import { type FormEvent, useRef, useState } from 'react';
import { useShortcuts } from '../../browser/shortcuts';
import { frame } from '../../content/en/frame';
import { records } from '../../content/en/records';
import { EVERY_STATUS, isSearchable } from '../../records/list/list-address';
import { TooShort } from '../../records/list/too-short';
import { paths } from '../../routing/paths';
import type { Permission } from '../../state/permissions';
import { usePreferences } from '../../state/preferences';
import { Icon } from '../../ui/icon';

interface SearchedList {
  path: string;
  label: string;
  permission: Permission;
  /** What references of such records begin with. */
  reference: RegExp;
}

/** Where a search can lead, the list that is asked most first. */
const LISTS: readonly SearchedList[] = [
  {
    path: paths.applications,
    label: frame.applications,
    permission: 'applications:read',
    reference: /^FA-/i,
  },
  {
    path: paths.shareholders,
    label: frame.shareholders,
    permission: 'shareholders:read',
    reference: /^SH-/i,
  },
  { path: paths.contacts, label: frame.contacts, permission: 'contacts:read', reference: /^CM-/i },
  { path: paths.subscribers, label: frame.subscribers, permission: 'subscriptions:read', reference: /^SP-/i },
];

/** The search where no list is open: it leads into one that the account may read, or into the one of a reference. */
export function FindBox() {
  const permissions = useSession((session) => session.admin?.permissions ?? NONE);
  const shortcuts = usePreferences((preferences) => preferences.shortcuts);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const field = useRef<InputRef>(null);
  useShortcuts({ '/': () => field.current?.focus({ cursor: 'all' }) });
  const lists = LISTS.filter(({ permission }) => permissions.includes(permission));
  const query = text.trim();
  const list = lists.find(({ reference }) => reference.test(query)) ?? lists[0];
  if (!list) return null;

  function search(event: FormEvent) {
    event.preventDefault();
    if (!list || !isSearchable(query)) return;
    navigate(`${list.path}?${new URLSearchParams({ status: EVERY_STATUS, q: query })}`);
  }

  return (
    <form className="ad-search" onSubmit={search}>
      <Input
        ref={field}
        type="search"
        aria-label={frame.searchIn(list.label)}
        aria-describedby="ad-search-help"
        placeholder={frame.searchIn(list.label)}
        prefix={<Icon name="search" />}
        suffix={shortcuts && !text && <kbd className="ad-key">/</kbd>}
        value={text}
        maxLength={100}
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
      />
      <span id="ad-search-help" className="ad-hidden">
        {records.searchHelp}
      </span>
      <TooShort text={text} />
    </form>
  );
}

const NONE: readonly Permission[] = [];
