import { CREATED_ROOM, installFakeRoom } from '../../../../test/fake-room';
import { Presentation } from '../presentation';
import { StateSender } from './state-sender';

let room: ReturnType<typeof installFakeRoom>;
let presentation: Presentation;
let sender: StateSender;
let isGone: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  room = installFakeRoom();
  isGone = false;
  presentation = new Presentation({ role: 'deck', channel: 'hall', slide: 3 });
  const onGone = () => {
    isGone = true;
    sender.stop();
  };
  sender = new StateSender({ presentation, room: CREATED_ROOM, onGone });
});
afterEach(() => {
  sender.stop();
  jest.useRealTimers();
});

const start = async (...answers: typeof room.stateAnswers) => {
  room.stateAnswers.push(...answers);
  sender.start();
  await room.flushPromises();
};
const wait = async (ms: number) => {
  jest.advanceTimersByTime(ms);
  await room.flushPromises();
};
const told = () => room.states.map(({ slide }) => slide);

test('what changes while a state is under way is told next, the newest only', async () => {
  sender.start();
  presentation.update({ slide: 4 });
  presentation.update({ slide: 5 });
  await room.flushPromises();
  expect(told()).toEqual([4, 6]);
});

test.each([400, 413, 422])(
  'a state that is answered with %d is not sent again; the next one is',
  async (status) => {
    await start({ status });
    await wait(60_000);
    expect(told()).toEqual([4]);
    presentation.update({ slide: 7 });
    await room.flushPromises();
    expect(told()).toEqual([4, 8]);
    expect(isGone).toBe(false);
  },
);

test.each([401, 403, 404])('after %d there is nobody to tell', async (status) => {
  await start({ status });
  presentation.update({ slide: 7 });
  await wait(60_000);
  expect(told()).toEqual([4]);
  expect(isGone).toBe(true);
});

test('a room that asks to wait is told when it said, and then what is shown by then', async () => {
  await start({ status: 429, retryAfter: '40' });
  presentation.update({ slide: 9 });
  await wait(39_000);
  expect(told()).toEqual([4]);
  await wait(1_000);
  expect(told()).toEqual([4, 10]);
});

test('a server that cannot answer just now is asked again soon', async () => {
  await start({ status: 503 }, { status: 500 });
  await wait(2_000);
  await wait(2_000);
  expect(told()).toEqual([4, 4, 4]);
  await wait(60_000);
  expect(told()).toHaveLength(3);
});

test('a window that is closed while it waits sends nothing more', async () => {
  await start({ status: 429, retryAfter: '40' });
  sender.stop();
  await wait(60_000);
  expect(told()).toEqual([4]);
});
