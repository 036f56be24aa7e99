import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FALLBACK_SITE } from 'frontend-shared/api/site-config';
import { MemoryRouter } from 'react-router-dom';
import { installFakeChannels } from '../../test/fake-channels';
import { CREATED_ROOM, installFakeRoom, NEW_CLICKER_KEY } from '../../test/fake-room';
import { installFakeWakeLock } from '../../test/fake-screen';
import { installFakeDialogs, press as pressKey, sampleDeck } from '../../test/sample-deck';
import { loadNotes } from '../content/slides/load-notes';
import { outline } from '../content/slides/outline';
import { Presentation } from '../deck/presenting/presentation';
import { joinPresentation, leavePresentation } from '../deck/presenting/windows/joined-presentation';
import { readSession, writeSession } from '../deck/presenting/windows/window-session';
import { createDeckStore } from '../deck/state/deck-store';
import PresenterPage from './presenter-page';

let deck: Presentation;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  installFakeChannels();
  installFakeDialogs();
  location.hash = '#hall';
  deck = new Presentation({ role: 'deck', channel: 'hall', slide: 3 });
  deck.join();
});
afterEach(() => {
  deck.leave();
  location.hash = '';
});

async function open() {
  const view = render(
    <MemoryRouter initialEntries={['/presentation/presenter']}>
      <PresenterPage basePath="/presentation" locale="en" site={FALLBACK_SITE} {...sampleDeck('en')} />
    </MemoryRouter>,
  );
  await act(async () => {
    await loadNotes('en');
  });
  return view;
}

const shared = () => deck.store.getState().shared;
const show = (change: Parameters<Presentation['update']>[0]) => act(() => deck.update(change));
/** By label or text: a role query over the whole window is slow because of its thirty bricks. */
const button = (name: string) =>
  screen.queryByLabelText(name, { selector: 'button' }) ??
  screen.getByText(name, { selector: 'button, button *' });
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button, button *' }));
/** By selector, because the time of day can have the same text. */
const elapsed = (text: string | RegExp) => screen.getByText(text, { selector: '.pr-clock__elapsed' });
const region = (name: string) => screen.getByLabelText(name, { selector: 'section' });

test('the window shows the current slide, the next slide and the speaker notes', async () => {
  await open();
  expect(screen.getByText('4 / 30')).toBeInTheDocument();
  expect(region('Next')).toHaveTextContent('5. Thought 5');
  const notes = await loadNotes('en');
  const [first = []] = notes[outline[3].id];
  const said = first.map((part) => (typeof part === 'string' ? part : part.emphasis)).join('');
  expect(region('Notes for slide 4')).toHaveTextContent(said.replace(/\s+/g, ' ').trim());
  show({ slide: 29 });
  expect(region('Next')).toHaveTextContent('This is the last slide.');
});

test('the pace is shown, and planned ends of slide and section have units, so that they are not read as times of day', async () => {
  await open();
  expect(screen.getByText('Planned: slide 4 until 6 min')).toBeInTheDocument();
  expect(screen.getByText('“The idea” until 8 min')).toBeInTheDocument();
  expect(screen.getByText('until 17 min 30 s')).toBeInTheDocument();
  expect(region('Next')).toHaveTextContent('2 min planned.');
  for (const [slide, minutes, pace] of [
    [3, 5, /^On time$/],
    [3, 10, /^4:0\d behind$/],
    [10, 10, /^7:(30|2\d) ahead$/],
  ] as const) {
    show({ slide, timer: { running: true, startedAt: Date.now() - minutes * 60_000 } });
    expect(screen.getByText(pace)).toBeInTheDocument();
    expect(elapsed(new RegExp(`^${minutes}:0\\d$`))).toBeInTheDocument();
  }
  show({ slide: 27 });
  expect(region('Next')).toHaveTextContent('40 s planned.');
});

test('the buttons change the slide of the deck, blank it and go to a slide by number', async () => {
  await open();
  press('Next');
  expect(shared().slide).toBe(4);
  press('Back');
  press('Back');
  expect(shared().slide).toBe(2);
  press('Blank');
  expect(shared().blank).toBe(true);
  // Not the audience's blank screen, which would hide the notes.
  expect(screen.queryByLabelText('Show the slide again')).toBeNull();
  press('Show again');
  expect(shared().blank).toBe(false);
  const field = screen.getByLabelText('Go to');
  fireEvent.change(field, { target: { value: '31' } });
  fireEvent.submit(field);
  expect(screen.getByText('1 to 30')).toBeInTheDocument();
  fireEvent.change(field, { target: { value: '12' } });
  fireEvent.submit(field);
  expect(shared().slide).toBe(11);
  fireEvent.change(field, { target: { value: '२०' } });
  fireEvent.submit(field);
  expect(shared().slide).toBe(19);
  fireEvent.click(screen.getByLabelText('Go to slide 9: Thought 9'));
  expect(shared().slide).toBe(8);
});

test('Space goes to the next slide even after a button was pressed by mouse', async () => {
  await open();
  for (const name of ['Start timer', 'Larger notes', 'Go to slide 9: Thought 9']) {
    await userEvent.click(button(name));
    const { slide, timer } = shared();
    await userEvent.keyboard(' ');
    expect(shared()).toMatchObject({ slide: slide + 1, timer });
  }
  await userEvent.click(screen.getByLabelText('Go to'));
  await userEvent.click(button('Pause timer'));
  await userEvent.keyboard(' ');
  expect(shared().slide).toBe(10);
});

test('an invalid number is forgotten when the field is left; after a valid one the keys change slides again', async () => {
  await open();
  const field = screen.getByLabelText('Go to');
  await userEvent.click(field);
  await userEvent.keyboard('31{Enter}');
  expect(field).toHaveFocus();
  expect(screen.getByText('1 to 30')).toBeInTheDocument();
  await userEvent.click(button('Next'));
  expect(field).toHaveValue('5');
  expect(screen.queryByText('1 to 30')).toBeNull();
  await userEvent.click(field);
  await userEvent.keyboard('31{Enter}');
  expect(field).toHaveFocus();
  await userEvent.keyboard('12{Enter}');
  await userEvent.keyboard('{PageDown}');
  expect(shared().slide).toBe(12);
  await userEvent.keyboard(' ');
  expect(shared().slide).toBe(13);
});

test('the help lists only the keys that work in this window', async () => {
  await open();
  pressKey('?');
  const help = within(await screen.findByLabelText('Keys of the presentation'));
  for (const dead of [
    'Presenter window: notes, next slide, clock',
    'Phone as remote',
    /leave the presentation$/,
  ])
    expect(help.queryByText(dead)).toBeNull();
  expect(help.getByText('Leave full screen, or close what is open')).toBeInTheDocument();
  expect(help.getByText('Full screen')).toBeInTheDocument();
  pressKey('?');
  const requestFullscreen = jest.fn(async () => undefined);
  Object.assign(document.documentElement, { requestFullscreen });
  pressKey('f');
  expect(requestFullscreen).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
});

test('the clock is started, paused and reset in all windows', async () => {
  await open();
  press('Start timer');
  expect(shared().timer).toMatchObject({ running: true });
  press('Pause timer');
  expect(shared().timer).toMatchObject({ running: false });
  expect(screen.getByText('Paused')).toBeInTheDocument();
  show({ timer: { running: false, elapsed: 90_000 } });
  expect(elapsed('1:30')).toBeInTheDocument();
  fireEvent.click(screen.getByLabelText('Timer to zero'));
  expect(shared().timer).toEqual({ running: false, elapsed: 0 });
});

test('a closed deck is shown as not linked, and can be opened again at its slide', async () => {
  await open();
  expect(screen.getByText('linked')).toBeInTheDocument();
  act(() => deck.leave());
  expect(screen.queryByText('linked')).toBeNull();
  const openWindow = jest.spyOn(window, 'open').mockReturnValue(null);
  press('Open it');
  expect(openWindow).toHaveBeenCalledWith('/presentation/4', expect.stringContaining('hall'));
  act(() => deck.join());
  expect(screen.getByText('linked')).toBeInTheDocument();
});

test('a deck is opened again in the language in which it was last shown, even after a reload', async () => {
  const { unmount } = await open();
  window.history.replaceState(null, '', '/hi/presentation/4#hall');
  act(() => deck.leave());
  window.history.replaceState(null, '', '/presentation/presenter#hall');
  const openWindow = jest.spyOn(window, 'open').mockReturnValue(null);
  press('Open it');
  unmount();
  await open();
  press('Open it');
  const expected = ['/hi/presentation/4', expect.stringContaining('hall')];
  expect(openWindow.mock.calls).toEqual([expected, expected]);
});

test('the connection status of the room is shown; while the deck is closed, no clicker is shown as linked, because none reaches it', async () => {
  await open();
  act(() => deck.setRoom({ state: 'lost', phones: 1, followers: 0 }));
  expect(screen.getByText('no connection, trying again')).toBeInTheDocument();
  act(() => deck.setRoom({ state: 'open', code: 'k7qm42', phones: 1, followers: 3 }));
  expect(screen.getByText('linked, 1 phone, 3 people follow')).toBeInTheDocument();
  act(() => deck.setRoom(room));
  expect(screen.getByText('linked, 1 phone')).toBeInTheDocument();
  act(() => deck.leave());
  expect(screen.queryByText(/^linked, |is linked\.$/)).toBeNull();
  expect(screen.getByText('Open the audience window first.')).toBeInTheDocument();
  act(() => deck.join());
  expect(screen.getByText('linked, 1 phone')).toBeInTheDocument();
  expect(screen.getByText('1 phone is linked.')).toBeInTheDocument();
});

test('the font size of the notes is stored', async () => {
  const { unmount } = await open();
  fireEvent.click(screen.getByLabelText('Larger notes'));
  fireEvent.click(screen.getByLabelText('Larger notes'));
  unmount();
  await open();
  const text = region('Notes for slide 4').querySelector<HTMLElement>('.pr-presenter__notes-text');
  expect(text?.style.getPropertyValue('--notes-size')).toBe('36px');
});

test('the screen stays awake while the window is open', async () => {
  const awake = installFakeWakeLock();
  const { unmount } = await open();
  await act(async () => undefined);
  expect(awake.held()).toBe(1);
  unmount();
  await act(async () => undefined);
  expect(awake.held()).toBe(0);
  awake.remove();
});

test('the session copied from the deck that opened this window is adopted, and removed from the copy', async () => {
  const room = { ...CREATED_ROOM, endsAt: Date.parse(CREATED_ROOM.endsAt), lastEvent: '41' };
  writeSession('deck', { channel: 'hall', room });
  Object.assign(window, { opener: window });
  await open();
  expect(readSession('deck')).toBeUndefined();
  act(() => deck.leave());
  const onRoomReceived = jest.fn();
  deck = new Presentation({ role: 'deck', channel: 'hall', slide: 3, onRoomReceived });
  act(() => deck.join());
  expect(onRoomReceived).toHaveBeenCalledWith(room);
  expect(readSession('presenter')?.room).toEqual(room);
  Object.assign(window, { opener: null });
});

/** A room with one linked clicker. */
const room = {
  state: 'open',
  code: 'K7QM42',
  clickerKey: CREATED_ROOM.clickerKey,
  phones: 1,
  followers: 0,
} as const;

const code = () =>
  screen.queryByLabelText('QR code for the phone that turns the slides', { selector: '[role="img"]' });

test('all clickers can be unlinked for a new code, and a failure is shown', async () => {
  const onRoomRequest = jest.fn();
  deck.leave();
  deck = new Presentation({ role: 'deck', channel: 'hall', slide: 3, onRoomRequest });
  deck.join();
  await open();
  act(() => deck.setRoom(room));
  press('Unlink all phones, new code');
  expect(onRoomRequest).toHaveBeenCalledWith('unlink');
  act(() => deck.setRoom({ ...room, newKey: 'failed' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/^We could not get a new code/);
});

test('the status of the room is announced by one live region, which is rendered from the start', async () => {
  await open();
  const panel = within(region('Phone as remote'));
  const status = panel.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  const statuses = [
    [{ state: 'opening', phones: 0, followers: 0 }, 'Getting a code…'],
    [{ ...room, phones: 0 }, ''],
    [room, '1 phone is linked.'],
    [{ ...room, state: 'lost' }, 'No connection. We are trying again.'],
    [{ state: 'ended', phones: 0, followers: 0 }, 'The code has expired. A code works for two hours.'],
  ] as const;
  for (const [next, text] of statuses) {
    act(() => deck.setRoom(next));
    expect(panel.getByRole('status')).toBe(status);
    expect(status.textContent).toBe(text);
  }
});

test('the code for another clicker is hidden once that clicker is linked, even after the others left or were unlinked', async () => {
  await open();
  act(() => deck.setRoom(room));
  expect(code()).toBeNull();
  press('Link another phone');
  expect(code()).toBeInTheDocument();
  expect(button('Hide the code')).toHaveAttribute('aria-expanded', 'true');
  act(() => deck.setRoom({ ...room, phones: 2 }));
  expect(code()).toBeNull();
  act(() => deck.setRoom(room));
  expect(code()).toBeNull();
  press('Link another phone');
  act(() => deck.setRoom({ ...room, clickerKey: NEW_CLICKER_KEY, phones: 0 }));
  expect(code()).toBeInTheDocument();
  act(() => deck.setRoom({ ...room, clickerKey: NEW_CLICKER_KEY, phones: 1 }));
  expect(code()).toBeNull();
});

test('the code can be hidden for more notes and shown again, even while no clicker is linked', async () => {
  await open();
  act(() => deck.setRoom({ ...room, phones: 0 }));
  const toggle = button('Hide the code');
  toggle.focus();
  await userEvent.keyboard('{Enter}');
  expect(code()).toBeNull();
  expect(toggle).toHaveFocus();
  expect(toggle).toHaveAccessibleName('Show the code');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  act(() => deck.setRoom({ ...room, clickerKey: NEW_CLICKER_KEY, phones: 0 }));
  expect(code()).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(code()).toBeInTheDocument();
  expect(toggle).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  act(() => deck.setRoom(room));
  expect(toggle).toHaveAccessibleName('Link another phone');
  act(() => deck.setRoom({ ...room, phones: 0 }));
  expect(code()).toBeInTheDocument();
});

/** Opens the window beside a deck that hosts its room; leave the presentation of `audience` at the end. */
async function openBesideHostingDeck() {
  deck.leave();
  const api = installFakeRoom();
  const audience = createDeckStore(30, 3);
  writeSession('deck', { channel: 'hall' });
  joinPresentation(audience);
  await open();
  return { api, audience };
}

test('a room that the speaker ends is shown as ended, not as expired', async () => {
  const { api, audience } = await openBesideHostingDeck();
  press('Show the code');
  await api.flushPromises();
  press('End for all phones');
  await api.flushPromises();
  expect(within(region('Phone as remote')).getByRole('status')).toHaveTextContent(
    /^Ended for all phones\. The code no longer works\.$/,
  );
  expect(screen.getByText('Show the code', { selector: 'button' })).toBeInTheDocument();
  act(() => leavePresentation(audience));
});

test('a code that was refused because too many were made says when to try again, and does not blame the connection', async () => {
  const { api, audience } = await openBesideHostingDeck();
  api.setCreateStatus(429, '700');
  press('Show the code');
  await api.flushPromises();
  expect(within(region('Phone as remote')).getByRole('status')).toHaveTextContent(
    'Too many codes in a short time. Try again in 12 minutes.',
  );
  act(() => leavePresentation(audience));
});

test('the focus stays in the panel when the button that was pressed is removed', async () => {
  await open();
  const pressFocused = (name: string) => {
    screen.getByText(name, { selector: 'button' }).focus();
    press(name);
  };
  pressFocused('Show the code');
  act(() => deck.setRoom(room));
  expect(region('Phone as remote')).toContainElement(document.activeElement as HTMLElement);
  pressFocused('End for all phones');
  act(() => deck.setRoom({ ...room, state: 'ended', isClosed: true }));
  expect(region('Phone as remote')).toContainElement(document.activeElement as HTMLElement);
});

test('without a deck, which hosts the room, the panel explains what to do first, and its buttons are disabled', async () => {
  await open();
  const panel = within(region('Phone as remote'));
  const all = () => panel.getAllByRole('button').filter((one) => !one.hasAttribute('aria-expanded'));
  const buttons = () => all().map((one) => one.getAttribute('aria-disabled'));
  expect(buttons()).toEqual([null]);
  expect(panel.queryByText('Open the audience window first.')).toBeNull();
  act(() => deck.setRoom({ ...room, phones: 0 }));
  act(() => deck.leave());
  expect(panel.getByText('Open the audience window first.')).toBeInTheDocument();
  expect(buttons()).toEqual(['true', 'true']);
  for (const button of all()) expect(button).toHaveAccessibleDescription('Open the audience window first.');
  act(() => deck.join());
  expect(buttons()).toEqual([null, null]);
  expect(all()[0]).not.toHaveAccessibleDescription();
});
