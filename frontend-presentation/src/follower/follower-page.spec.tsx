import { act, fireEvent, render, screen } from '@testing-library/react';
import { FALLBACK_SITE } from 'frontend-shared/api/site-config';
import { useLocation } from 'frontend-shared/routing/router';
import { MemoryRouter } from 'react-router-dom';
import { translatePage } from '../../../frontend-shared/test/translate-page';
import { installFakeRoom, roomState } from '../../test/fake-room';
import { sampleDeck } from '../../test/sample-deck';
import FollowerPage from './follower-page';

let room: ReturnType<typeof installFakeRoom>;

beforeEach(() => {
  room = installFakeRoom();
});

function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>;
}

async function open(roomCode = 'k7qm42') {
  const view = render(
    <MemoryRouter initialEntries={[`/presentation/live/${roomCode}`]}>
      <Address />
      <FollowerPage
        basePath="/presentation"
        locale="en"
        site={FALLBACK_SITE}
        {...sampleDeck('en')}
        roomCode={roomCode}
      />
    </MemoryRouter>,
  );
  await room.flushPromises();
  return view;
}

const shows = (slide: number) => expect(screen.getByText(`${slide} / 30`)).toBeInTheDocument();

test('a code is accepted in any case and spacing; for an invalid one the format is explained', async () => {
  await open('');
  const field = screen.getByLabelText('Code');
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Follow along' }));
  fireEvent.change(field, { target: { value: 'K7Q M4' } });
  send();
  expect(screen.getByRole('alert')).toHaveTextContent('A code has six letters and digits, such as K7Q M42.');
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveAccessibleDescription(/six letters and digits/);
  fireEvent.change(field, { target: { value: 'k7q M42' } });
  send();
  expect(screen.getByTestId('address')).toHaveTextContent('/presentation/live/k7qm42');
});

test('a follower sees the live slide, and each next one', async () => {
  await open();
  expect(screen.getByText('Finding the presentation…')).toBeInTheDocument();
  await room.emit('state', roomState(4));
  shows(4);
  expect(screen.getByText('Live')).toBeInTheDocument();
  await room.emit('state', roomState(5));
  shows(5);
});

test('a follower who goes to another slide stays there, and a button returns to the live slide', async () => {
  await open();
  await room.emit('state', roomState(4));
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  shows(3);
  await room.emit('state', roomState(6));
  shows(3);
  expect(screen.getByText('You are looking at another slide. Live: slide 6')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Back to live slide 6' }));
  shows(6);
  expect(screen.getByText('Live')).toBeInTheDocument();
});

test('the focus of the button that returns to the live slide moves to the status that replaces it', async () => {
  await open();
  await room.emit('state', roomState(4));
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  const back = screen.getByRole('button', { name: 'Back to live slide 4' });
  back.focus();
  fireEvent.click(back);
  expect(document.activeElement).toHaveTextContent(/^Live$/);
});

test('a follower who reads ahead follows again once the presentation reaches their slide', async () => {
  await open();
  await room.emit('state', roomState(4));
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(screen.getByText('You are looking at another slide. Live: slide 4')).toBeInTheDocument();
  await room.emit('state', roomState(5));
  expect(screen.queryByText(/You are looking at another slide/)).toBeNull();
  expect(screen.getByText('Live')).toBeInTheDocument();
  await room.emit('state', roomState(6));
  shows(6);
});

test('a blank screen is explained', async () => {
  await open();
  await room.emit('state', roomState(4, { blank: true }));
  expect(screen.getByText('The speaker has turned the screen dark for a moment.')).toBeInTheDocument();
});

test('a covered slide is announced as blank, and cannot be reached, until the follower leaves it', async () => {
  const { container } = await open();
  const covered = () => container.querySelector('.pr-deck__stage')?.hasAttribute('inert');
  await room.emit('state', roomState(1, { blank: true }));
  expect(covered()).toBe(true);
  expect(screen.getByText('The screen is blank.')).toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(covered()).toBe(true);
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(covered()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Back to live slide 1' }));
  expect(covered()).toBe(true);
  await room.emit('state', roomState(2));
  expect(covered()).toBe(false);
  shows(2);
});

test('a lost connection is shown, keeps the slide, and is restored', async () => {
  await open();
  await room.emit('state', roomState(4));
  room.setStreamStatus(0);
  await room.closeStream();
  expect(screen.getByText('Connection lost. Trying again.')).toBeInTheDocument();
  shows(4);
  room.setStreamStatus(200);
  await room.goOnline();
  expect(screen.getByText('Live')).toBeInTheDocument();
});

test('slide and connection are true on a page that the browser has translated', async () => {
  await open();
  await room.emit('state', roomState(4));
  translatePage();
  await room.emit('state', roomState(5));
  shows(5);
  translatePage();
  await room.closeStream();
  expect(screen.getByText('Connection lost. Trying again.')).toBeInTheDocument();
  expect(screen.queryByText('Live')).toBeNull();
});

test('a lost connection is shown on another slide too, instead of a live slide that nobody knows', async () => {
  await open();
  await room.emit('state', roomState(4));
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  room.setStreamStatus(0);
  await room.closeStream();
  expect(screen.getByText('Connection lost. Trying again.')).toBeInTheDocument();
  expect(screen.queryByText(/[Ll]ive( slide|: slide)? 4/)).toBeNull();
  shows(3);
  room.setStreamStatus(200);
  await room.goOnline();
  await room.emit('state', roomState(4));
  expect(screen.getByRole('button', { name: 'Back to live slide 4' })).toBeInTheDocument();
  shows(3);
});

test('an ended presentation and an unknown code show different messages', async () => {
  const { unmount } = await open();
  await room.emit('state', roomState(4));
  await room.emit('end', {});
  await room.closeStream();
  expect(screen.getByText('The presentation has ended. Thank you for following.')).toHaveFocus();
  unmount();
  room.setStreamStatus(404);
  await open();
  expect(screen.getByText(/There is no presentation with this code/)).toHaveFocus();
  expect(screen.getByLabelText('Code')).toBeInTheDocument();
});

test('a follower beyond the limit is told so, and joins after Retry-After', async () => {
  jest.useFakeTimers();
  room.setStreamStatus(429, '30');
  await open();
  expect(screen.getByText(/^Nobody else can join just now/)).toBeInTheDocument();
  room.setStreamStatus(200);
  act(() => jest.advanceTimersByTime(29_000));
  await room.flushPromises();
  expect(room.streams).toHaveLength(1);
  act(() => jest.advanceTimersByTime(10_000));
  await room.flushPromises();
  await room.emit('state', roomState(4));
  shows(4);
  jest.useRealTimers();
});
