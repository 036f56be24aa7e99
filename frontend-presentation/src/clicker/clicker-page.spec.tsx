import { act, fireEvent, render, screen } from '@testing-library/react';
import { FALLBACK_SITE } from 'frontend-shared/api/site-config';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { installFakeRoom, NEW_CLICKER_KEY, roomState } from '../../test/fake-room';
import { installFakeWakeLock } from '../../test/fake-screen';
import { sampleDeck } from '../../test/sample-deck';
import ClickerPage from './clicker-page';

const KEY = 'abcdefghijklmnopqrstuv';
let room: ReturnType<typeof installFakeRoom>;

beforeEach(() => {
  sessionStorage.clear();
  room = installFakeRoom();
});

async function open(hash = `#${KEY}`) {
  const view = render(
    <MemoryRouter initialEntries={[`/presentation/remote/k7qm42${hash}`]}>
      <ClickerPage
        basePath="/presentation"
        locale="en"
        site={FALLBACK_SITE}
        {...sampleDeck('en')}
        roomCode="k7qm42"
      />
      <Address />
    </MemoryRouter>,
  );
  await room.flushPromises();
  return view;
}

/** Shows the router's location, and simulates scanning another code in this tab. */
function Address() {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + hash}</output>
      <button type="button" onClick={() => navigate(`${pathname}#${NEW_CLICKER_KEY}`)}>
        scan the new code
      </button>
    </>
  );
}

test('the key is removed from the URL at once, and a language switch does not restore it', async () => {
  await open();
  expect(screen.getByText('/presentation/remote/k7qm42')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'हिन्दी' }));
  expect(screen.getByText('/hi/presentation/remote/k7qm42')).toBeInTheDocument();
});

test('a command that waited too long in the queue is dropped, and the failure is shown', async () => {
  jest.useFakeTimers();
  await open();
  await room.emit('state', roomState(4));
  room.setCommandStatus('offline');
  for (const _ of [1, 2, 3, 4]) await press(/^Next/);
  for (let passed = 0; passed < 8_000; passed += 100) {
    act(() => jest.advanceTimersByTime(100));
    await room.flushPromises();
  }
  expect(new Set(room.commands.map(({ id }) => id)).size).toBe(3);
  room.setCommandStatus(202);
  const sent = room.commands.length;
  act(() => jest.advanceTimersByTime(60_000));
  await room.flushPromises();
  expect(room.commands).toHaveLength(sent);
  expect(screen.getByText('That did not go through. Press again.')).toBeInTheDocument();
  jest.useRealTimers();
});

const button = (name: RegExp) => screen.getByRole('button', { name });
const press = async (name: RegExp) => {
  fireEvent.click(button(name));
  await room.flushPromises();
};

test('two large buttons name their target slide and change the slide of the deck', async () => {
  await open();
  await room.emit('state', roomState(4));
  expect(screen.getByText('Linked to the hall')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Thought 4' })).toBeInTheDocument();
  await press(/^Next 5\. Thought 5$/);
  await press(/^Back$/);
  await press(/^Blank$/);
  expect(room.commands.map(({ type }) => type)).toEqual(['next', 'previous', 'blank']);
  expect(room.commands[0]?.key).toBe(`Bearer ${KEY}`);
});

test('at either end of the deck the button beyond it is disabled', async () => {
  await open();
  await room.emit('state', roomState(30));
  expect(button(/Last slide/)).toHaveAttribute('aria-disabled', 'true');
  await press(/Last slide/);
  await room.emit('state', roomState(1));
  expect(button(/^Back$/)).toHaveAttribute('aria-disabled', 'true');
  await press(/^Back$/);
  expect(room.commands).toEqual([]);
});

test('a blank screen can be shown again, and a running timer can be paused', async () => {
  await open();
  await room.emit('state', roomState(4, { blank: true, timer: { running: true, startedAt: Date.now() } }));
  expect(button(/Show again/)).toHaveAttribute('aria-pressed', 'true');
  await press(/Pause timer/);
  expect(room.commands.map(({ type }) => type)).toEqual(['timer']);
});

test('a lost connection is shown and no command is sent until it is restored', async () => {
  await open();
  await room.emit('state', roomState(4));
  room.setStreamStatus(0);
  await room.closeStream();
  expect(screen.getByText('Connection lost. Trying again.')).toBeInTheDocument();
  await press(/^Next/);
  expect(room.commands).toEqual([]);
  room.setStreamStatus(200);
  await room.goOnline();
  await room.emit('state', roomState(5));
  expect(screen.getByText('Linked to the hall')).toBeInTheDocument();
  expect(button(/^Next 6\. Thought 6$/)).toBeInTheDocument();
});

test('the clicker shows that the deck is not open on the other screen', async () => {
  await open();
  await room.emit('state', roomState(4));
  await room.emit('presence', { presenter: false });
  expect(screen.getByText('The presentation is not open on the other screen.')).toBeInTheDocument();
  expect(button(/^Next/)).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  [404, 'This presentation has ended.', /show a new code/, ['/presentation']],
  [
    401,
    'This code does not open the remote.',
    /scan the code .* once more/,
    ['/presentation/live/k7qm42', '/presentation'],
  ],
])(
  'when the room responds with %d, the buttons are replaced by instructions',
  async (status, message, next, links) => {
    room.setStreamStatus(status);
    await open();
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Next|Back/ })).toBeNull();
    expect(screen.getByText(next)).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
  },
);

test('an unlinked phone is linked again by scanning the new code in the same tab', async () => {
  room.setStreamStatus(401);
  await open();
  expect(screen.getByText(/This code does not open the remote/)).toBeInTheDocument();
  room.setStreamStatus(200);
  await press(/^scan the new code$/);
  await room.emit('state', roomState(4));
  expect(screen.getByText('Linked to the hall')).toBeInTheDocument();
  await press(/^Next/);
  expect(room.commands.map(({ key }) => key)).toEqual([`Bearer ${NEW_CLICKER_KEY}`]);
  expect(screen.getByText('/presentation/remote/k7qm42')).toBeInTheDocument();
});

test('a command without a response is retried with the same id, and its failure is shown', async () => {
  jest.useFakeTimers();
  await open();
  await room.emit('state', roomState(4));
  room.setCommandStatus('offline');
  await press(/^Next/);
  for (let second = 0; second < 4; second += 1) {
    act(() => jest.advanceTimersByTime(1_000));
    await room.flushPromises();
  }
  expect(room.commands).toHaveLength(3);
  expect(new Set(room.commands.map(({ id }) => id)).size).toBe(1);
  expect(screen.getByText('That did not go through. Press again.')).toBeInTheDocument();
  room.setCommandStatus(202);
  await press(/^Next/);
  expect(screen.queryByText(/did not go through/)).toBeNull();
  jest.useRealTimers();
});

test('a press without a response fails once it is five seconds old, and does not delay the next one further', async () => {
  jest.useFakeTimers();
  await open();
  await room.emit('state', roomState(4));
  room.setCommandStatus('silent');
  await press(/^Next/);
  act(() => jest.advanceTimersByTime(4_900));
  await room.flushPromises();
  expect(screen.queryByText(/did not go through/)).toBeNull();
  room.setCommandStatus(202);
  await press(/^Back/);
  expect(room.commands.map(({ type }) => type)).toEqual(['next']);
  act(() => jest.advanceTimersByTime(100));
  await room.flushPromises();
  expect(room.commands.map(({ type }) => type)).toEqual(['next', 'previous']);
  jest.useRealTimers();
});

test('a failed press need not be pressed again once the deck has changed, since only its response may be lost', async () => {
  jest.useFakeTimers();
  await open();
  await room.emit('state', roomState(4, { version: 3 }));
  room.setCommandStatus('offline');
  await press(/^Next/);
  for (let second = 0; second < 4; second += 1) {
    act(() => jest.advanceTimersByTime(1_000));
    await room.flushPromises();
  }
  await room.emit('state', roomState(4, { version: 3 }));
  expect(screen.getByText('That did not go through. Press again.')).toBeInTheDocument();
  await room.emit('state', roomState(5, { version: 4 }));
  expect(screen.queryByText(/did not go through/)).toBeNull();
  jest.useRealTimers();
});

test('a clicker without a key shows how to get one, and a link to follow the presentation', async () => {
  await open('');
  expect(screen.getByText(/scan the code on the presenter’s screen/)).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/presentation/live/k7qm42');
});

test('the clicker keeps the screen awake', async () => {
  const awake = installFakeWakeLock();
  const { unmount } = await open();
  expect(awake.held()).toBe(1);
  unmount();
  await room.flushPromises();
  expect(awake.held()).toBe(0);
  awake.remove();
});

test('a rate-limited command is retried after Retry-After, unless it would be outdated by then', async () => {
  jest.useFakeTimers();
  await open();
  await room.emit('state', roomState(4));
  room.setCommandStatus(429, '2');
  await press(/^Next/);
  act(() => jest.advanceTimersByTime(1_900));
  await room.flushPromises();
  expect(room.commands).toHaveLength(1);
  room.setCommandStatus(429, '60');
  act(() => jest.advanceTimersByTime(100));
  await room.flushPromises();
  expect(room.commands).toHaveLength(2);
  act(() => jest.advanceTimersByTime(120_000));
  await room.flushPromises();
  expect(room.commands).toHaveLength(2);
  expect(screen.getByText('That did not go through. Press again.')).toBeInTheDocument();
  jest.useRealTimers();
});
