import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import ConfigProvider from 'antd/es/config-provider';
import { useSession } from 'frontend-shared/api/session';
import { BrowserRouter } from 'frontend-shared/routing/router';
import type { ReactNode } from 'react';
import { afterResponses } from '../../../test/after-responses';
import { type Answer, FakeApi, failure } from '../../../test/fakes/fake-api';
import { address, resetPreferences, WITHOUT_STYLES } from '../../../test/open-console';
import { renderLoggedIn } from '../../../test/render-logged-in';
import { useShortcuts } from '../../browser/shortcuts';
import type { SearchHit } from '../../data/search';
import { recentRecords } from '../../state/recent-records';
import { ConsoleTheme } from '../../theme/console-theme';
import { PaletteBox } from '../frame/palette-box';
import { useDataOfPermissions } from '../live/use-permission-sync';
import { usePalette } from './use-palette';

function aHit(part: Partial<SearchHit> & Pick<SearchHit, '_id' | 'name'>): SearchHit {
  return {
    kind: 'factory-application',
    reference: `FA-${part._id.toUpperCase()}`,
    nameMatches: [],
    place: 'Gorakhpur',
    status: 'pending',
    createdAt: '2025-11-17T10:42:00.000Z',
    ...part,
  };
}

const SUNIL = aHit({ _id: 'a', name: 'सुनील कुशवाहा', nameMatches: [{ start: 0, end: 4 }] });
const SUNITA = aHit({
  _id: 'b',
  kind: 'contact-message',
  name: 'Sunita Bai',
  nameMatches: [{ start: 0, end: 4 }],
  status: 'new',
});

const PAGE = '/admin/nothing';

/** What the frame of the console does for the palette. */
function Frame({ onLogOut }: { onLogOut: () => void }) {
  useDataOfPermissions();
  const { open, palette } = usePalette(onLogOut);
  return (
    <>
      <PaletteBox onOpen={open} />
      {palette}
    </>
  );
}

/** A page with a search box of its own, and a record that Escape closes. */
function Page({ onEscape }: { onEscape: () => void }) {
  useShortcuts({ Escape: onEscape });
  return <input type="search" />;
}

/** Renders the palette, beside a page if one is given, with an API whose search returns `answer`. */
function open(
  answer: (q: string) => Answer | Promise<Answer> = () => ({ body: [SUNIL, SUNITA] }),
  permissions = ['applications:read', 'contacts:read'],
  page?: ReactNode,
) {
  window.history.replaceState(null, '', PAGE);
  const api = new FakeApi();
  if (api.admin) api.admin.permissions = permissions;
  api.override((_, url) =>
    url.pathname === '/api/admin/search' ? answer(url.searchParams.get('q') ?? '') : undefined,
  );
  const onLogOut = jest.fn();
  const frame = (
    <ConfigProvider theme={WITHOUT_STYLES}>
      <BrowserRouter>
        <ConsoleTheme>
          <Frame onLogOut={onLogOut} />
          {page}
        </ConsoleTheme>
      </BrowserRouter>
    </ConfigProvider>
  );
  return { api, onLogOut, ...renderLoggedIn(frame, api) };
}

/** A promise with its resolve function. */
function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

type Opened = ReturnType<typeof open>;

async function openPalette({ user }: Opened) {
  await user.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: /^Search people/ });
}

/**
 * The row with this text. Its accessible name would be split at a highlight within a word, since jsdom has no layout.
 */
const isRow = (text: string) => (_: string, element: Element | null) =>
  element?.getAttribute('role') === 'option' && (element.textContent ?? '').startsWith(text);
const findRow = (text: string) => screen.findByText(isRow(text));
const getRow = (text: string) => screen.getByText(isRow(text));
const queryRow = (text: string) => screen.queryByText(isRow(text));

const activeRow = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id);
};

beforeEach(() => {
  resetPreferences();
  recentRecords.clear();
});

/** Expects the open palette to have the focus in its field, and to be closed by Escape. */
async function closeOpened() {
  expect(await screen.findByRole('combobox', { name: /^Search people/ })).toHaveFocus();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

test('the shortcuts ⌘ K and / and the search button open the palette with focus in its field, and Escape closes it', async () => {
  const { user } = open();
  const button = screen.getByRole('button', { name: /^Search everywhere/ });
  await user.keyboard('{Meta>}k{/Meta}');
  await closeOpened();
  await user.keyboard('/');
  await closeOpened();
  await user.click(button);
  await closeOpened();
});

test('while its code is loading, Escape cancels it without reaching the page, and what is typed is entered into its field and nowhere else', async () => {
  const onEscape = jest.fn();
  const opened = open(undefined, undefined, <Page onEscape={onEscape} />);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 's' });
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false);
  await afterResponses();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(onEscape).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onEscape).toHaveBeenCalledTimes(1);

  const list = screen.getByRole('searchbox');
  await opened.user.click(list);
  fireEvent.keyDown(list, { key: 'k', ctrlKey: true });
  for (const key of ['s', 'u', 'x', 'Backspace', 'n', 'i']) {
    expect(fireEvent.keyDown(list, { key })).toBe(false);
  }
  expect(await screen.findByRole('combobox', { name: /^Search people/ })).toHaveValue('suni');
  expect(await findRow('Sunita Bai')).toBeVisible();
  await opened.user.keyboard('ta');
  expect(screen.getByRole('combobox')).toHaveValue('sunita');
});

test('finds people in both scripts, highlights the matches, and opens the first on Enter', async () => {
  const opened = open();
  await openPalette(opened);
  await opened.user.paste('suni');
  const people = await screen.findByRole('group', { name: 'People' });
  const inHindi = within(people).getByText('सुनी', { selector: 'mark' });
  expect(inHindi).toBeVisible();
  expect(inHindi.parentElement).toHaveAttribute('lang', 'hi');
  expect(within(people).getByText('Suni', { selector: 'mark' })).toBeVisible();
  expect(screen.getByText('2 found')).toBeVisible();
  expect(activeRow()).toHaveTextContent('सुनील कुशवाहा Application, GorakhpurPending');
  await opened.user.keyboard('{Enter}');
  expect(address()).toBe('/admin/applications?record=a');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('shows that there are more matches, with a link to all of them in their list', async () => {
  const opened = open(() => ({
    body: [SUNIL, SUNITA],
    headers: { 'x-more-kinds': 'factory-application' },
  }));
  await openPalette(opened);
  await opened.user.paste('suni');
  expect(await screen.findByText('2 shown, there are more')).toBeVisible();
  expect(queryRow('Applications only those with')).not.toBeInTheDocument();
  expect(getRow('Contacts only those with “suni”')).toBeVisible();
  await opened.user.click(getRow('Show all in Applications'));
  expect(address()).toBe('/admin/applications?status=all&q=suni');
});

test('the arrow keys cycle through all rows, Tab moves to the next group, and two letters find screens but no people', async () => {
  const opened = open();
  await openPalette(opened);
  const rows = screen.getAllByRole('option');
  expect(activeRow()).toBe(rows[0]);
  await opened.user.keyboard('{ArrowDown}');
  expect(activeRow()).toBe(rows[1]);
  await opened.user.keyboard('{ArrowUp}{ArrowUp}');
  expect(activeRow()).toBe(rows.at(-1));
  await opened.user.keyboard('{ArrowDown}');
  expect(activeRow()).toBe(rows[0]);
  await opened.user.keyboard('{Tab}');
  expect(activeRow()).toBe(within(screen.getByRole('group', { name: 'Actions' })).getAllByRole('option')[0]);
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);

  await opened.user.paste('co');
  expect(screen.getByText('Type at least 3 letters.')).toBeVisible();
  expect(getRow('Contacts')).toBeVisible();
  expect(opened.api.callsTo('GET', '/api/admin/search')).toEqual([]);
});

test('lists a record by its reference if the reference was typed', async () => {
  const opened = open(() => ({
    body: [aHit({ _id: 'c', name: 'Ravi', reference: 'FA-7K3M9Q' })],
  }));
  await openPalette(opened);
  await opened.user.paste('fa7k3');
  const references = await screen.findByRole('group', { name: 'References' });
  expect(within(references).getByText('FA-7K3', { selector: 'mark' })).toBeVisible();
  expect(within(references).getByRole('option')).toHaveTextContent('Ravi, Gorakhpur');
});

test('offers only screens and actions that the account may use', async () => {
  // Inviting opens the team page, so it needs the permission to see that as well.
  await openPalette(open(() => ({ body: [] }), ['contacts:read', 'admins:manage']));
  expect(getRow('Contacts')).toBeVisible();
  for (const other of ['Applications', 'Delivery list', 'Invite a person']) {
    expect(queryRow(other)).not.toBeInTheDocument();
  }
});

test('offers recent records in this tab only, while the account may see their list', async () => {
  const opened = open();
  await openPalette(opened);
  await opened.user.paste('suni');
  await opened.user.click(await findRow('Sunita'));
  await openPalette(opened);
  const recent = screen.getByRole('group', { name: 'Recently opened' });
  expect(within(recent).getAllByRole('option')).toHaveLength(1);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Sunita');

  const { admin } = useSession.getState();
  act(() => useSession.setState({ admin: admin && { ...admin, permissions: ['applications:read'] } }));
  expect(queryRow('Sunita')).not.toBeInTheDocument();
  act(() => useSession.setState({ admin }));
  expect(getRow('Sunita')).toBeVisible();
});

test('searches once typing pauses, and shows that it is searching and that nothing was found', async () => {
  const waiting = deferred<Answer>();
  const opened = open(() => waiting.promise);
  const field = await openPalette(opened);
  await opened.user.type(field, 'sunil');
  expect(screen.getByText('Searching…')).toBeVisible();
  expect(activeRow()).toBeNull();
  await waitFor(() => expect(opened.api.callsTo('GET', '/api/admin/search')).toHaveLength(1));
  waiting.resolve({ body: [] });
  expect(await screen.findByText('Nothing found for “sunil”')).toBeVisible();
  expect(screen.queryByText('Searching…')).not.toBeInTheDocument();
});

test('aborts outdated requests, and never shows their results', async () => {
  const late = deferred<Answer>();
  const signals: AbortSignal[] = [];
  const opened = open((q) => (q === 'suni' ? late.promise : { body: [SUNITA] }));
  opened.api.override((request, url) => {
    if (url.pathname === '/api/admin/search') signals.push(request.signal);
    return undefined;
  });
  await openPalette(opened);
  await opened.user.paste('suni');
  await waitFor(() => expect(signals).toHaveLength(1));
  await opened.user.keyboard('ta');
  expect(await findRow('Sunita Bai')).toBeVisible();
  expect(signals[0]?.aborted).toBe(true);
  late.resolve({ body: [SUNIL] });
  expect(queryRow('सुनील')).not.toBeInTheDocument();
});

test('does not show results of before a permission was withdrawn', async () => {
  let hits = [SUNIL, SUNITA];
  const opened = open(() => ({ body: hits }));
  await openPalette(opened);
  await opened.user.keyboard('sun');
  expect(await findRow('Sunita Bai')).toBeVisible();
  await opened.user.keyboard('{Escape}');
  hits = [SUNIL];
  const { admin } = useSession.getState();
  act(() => useSession.setState({ admin: admin && { ...admin, permissions: ['applications:read'] } }));
  await openPalette(opened);
  await opened.user.keyboard('sun');
  expect(await findRow('सुनील कुशवाहा')).toBeVisible();
  expect(queryRow('Sunita Bai')).not.toBeInTheDocument();
});

test('does not open a result of the previous search on Enter', async () => {
  const never = deferred<Answer>();
  const opened = open((q) => (q === 'suni' ? { body: [SUNIL] } : never.promise));
  await openPalette(opened);
  await opened.user.paste('suni');
  await findRow('सुनील');
  await opened.user.keyboard('ta{Enter}');
  expect(queryRow('सुनील')).not.toBeInTheDocument();
  expect(address()).toBe(PAGE);
});

test('shows an error with a retry button', async () => {
  let fails = true;
  const opened = open(() =>
    fails ? failure(400, 'VALIDATION_FAILED', 'The search is broken.') : { body: [SUNIL] },
  );
  await openPalette(opened);
  await opened.user.paste('suni');
  expect(await screen.findByText('Error: The search is broken.')).toBeVisible();
  fails = false;
  await opened.user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await findRow('सुनील')).toBeVisible();
});

test('finds the delivery list by its words and without any, and inviting a person, which opens the dialog of the team page', async () => {
  const opened = open(() => ({ body: [] }), ['subscriptions:read', 'admins:read', 'admins:manage']);
  const field = await openPalette(opened);
  expect(getRow('Delivery list')).toBeVisible();
  for (const typed of ['deliv', 'delivery', 'boxes']) {
    await opened.user.clear(field);
    await opened.user.paste(typed);
    expect(getRow('Delivery list')).toBeVisible();
  }
  await opened.user.click(getRow('Delivery list'));
  expect(address()).toBe('/admin/subscribers/deliveries');
  await openPalette(opened);
  await opened.user.paste('inv');
  await opened.user.click(getRow('Invite a person'));
  expect(address()).toBe('/admin/team?invite=1');
});

test('finds an action alone by its words, offers no lists without matches, and switches colours and logs out', async () => {
  const opened = open(() => ({ body: [] }));
  const typeAction = async (typed: string, action: string) => {
    await openPalette(opened);
    await opened.user.paste(typed);
    await waitFor(() => expect(activeRow()).toHaveTextContent(action));
    expect(await screen.findByText('No record found')).toBeVisible();
    expect(screen.queryByText(/^Nothing found/)).not.toBeInTheDocument();
    expect(screen.getAllByRole('option')).toHaveLength(1);
  };
  await typeAction('dark', 'Switch to dark colours');
  await opened.user.click(getRow('Switch to dark colours'));
  expect(document.documentElement).toHaveAttribute('data-ad-mode', 'dark');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await typeAction('log out', 'Log out');
  await opened.user.keyboard('{Enter}');
  expect(opened.onLogOut).toHaveBeenCalledTimes(1);
});

test('lists matching screens and actions above the lists, in which the search can be continued', async () => {
  const opened = open(() => ({ body: [SUNITA] }));
  await openPalette(opened);
  await opened.user.paste('log');
  await screen.findByText('1 found');
  const groups = within(screen.getByRole('listbox')).getAllByRole('group');
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
    'People',
    'Actions',
    'Search in one list',
  ]);
  expect(queryRow('Applications only those with')).not.toBeInTheDocument();
  await opened.user.clear(screen.getByRole('combobox'));
  await opened.user.paste('ravi');
  await opened.user.click(await findRow('Applications only those with “ravi”'));
  expect(address()).toBe('/admin/applications?status=all&q=ravi');
});
