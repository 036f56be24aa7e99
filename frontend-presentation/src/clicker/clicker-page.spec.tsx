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

/** Where the router believes to be, and a way to scan another code in this tab. */
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

test('the key leaves the address at once, and a switch of language does not bring it back', async () => {
  await open();
  expect(screen.getByText('/presentation/remote/k7qm42')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'हिन्दी' }));
  expect(screen.getByText('/hi/presentation/remote/k7qm42')).toBeInTheDocument();
});

test('a press that waited for long behind others is not sent any more, and the speaker is told', async () => {
  jest.useFakeTimers();
  await open();
  await room.emit('state', roomState(4));
  room.setCommandStatus('nothing');
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
  expect(screen.getByText('Your press did not arrive. Press again.')).toBeInTheDocument();
  jest.useRealTimers();
});

const button = (name: RegExp) => screen.getByRole('button', { name });
const press = async (name: RegExp) => {
  fireEvent.click(button(name));
  await room.flushPromises();
};

test('two big buttons say where they lead to, and change the slide of the deck', async () => {
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

test('at the ends of the deck a button leads nowhere', async () => {
  await open();
  await room.emit('state', roomState(30));
  expect(button(/Last slide/)).toHaveAttribute('aria-disabled', 'true');
  await press(/Last slide/);
  await room.emit('state', roomState(1));
  expect(button(/^Back$/)).toHaveAttribute('aria-disabled', 'true');
  await press(/^Back$/);
  expect(room.commands).toEqual([]);
});

test('a dark screen and a running clock offer the way back', async () => {
  await open();
  await room.emit('state', roomState(4, { blank: true, timer: { running: true, startedAt: Date.now() } }));
  expect(button(/Show again/)).toHaveAttribute('aria-pressed', 'true');
  await press(/Pause timer/);
  expect(room.commands.map(({ type }) => type)).toEqual(['timer']);
});

test('without a connection it says so and presses nothing; it goes on when the connection is back', async () => {
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

test('when the deck is not open on the other screen, the clicker says so', async () => {
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
  'a room that answers %d leaves no button that does nothing, and says how to go on',
  async (status, message, next, links) => {
    room.setStreamStatus(status);
    await open();
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Next|Back/ })).toBeNull();
    expect(screen.getByText(next)).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
  },
);

test('a phone that was unlinked is linked again by the new code, scanned in the same tab', async () => {
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

test('a press that may have arrived is repeated as the same, and one that did not is told of', async () => {
  jest.useFakeTimers();
  await open();
  await room.emit('state', roomState(4));
  room.setCommandStatus('nothing');
  await press(/^Next/);
  for (let second = 0; second < 4; second += 1) {
    act(() => jest.advanceTimersByTime(1_000));
    await room.flushPromises();
  }
  expect(room.commands).toHaveLength(3);
  expect(new Set(room.commands.map(({ id }) => id)).size).toBe(1);
  expect(screen.getByText('Your press did not arrive. Press again.')).toBeInTheDocument();
  room.setCommandStatus(202);
  await press(/^Next/);
  expect(screen.queryByText(/did not arrive/)).toBeNull();
  jest.useRealTimers();
});

test('a clicker without a key is told to scan, and may follow', async () => {
  await open('');
  expect(screen.getByText(/scan the code on the presenter’s screen/)).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/presentation/live/k7qm42');
});

test('the screen of the clicker stays awake', async () => {
  const awake = installFakeWakeLock();
  const { unmount } = await open();
  expect(awake.held()).toBe(1);
  unmount();
  await room.flushPromises();
  expect(awake.held()).toBe(0);
  awake.remove();
});

test('a press that came too often is sent again when the room says, unless that is too late for it', async () => {
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
  expect(screen.getByText('Your press did not arrive. Press again.')).toBeInTheDocument();
  jest.useRealTimers();
});
