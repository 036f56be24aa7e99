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
const sentSlides = () => room.states.map(({ slide }) => slide);

test('changes during a request are sent afterwards, but only the newest state', async () => {
  sender.start();
  presentation.update({ slide: 4 });
  presentation.update({ slide: 5 });
  await room.flushPromises();
  expect(sentSlides()).toEqual([4, 6]);
});

test.each([400, 413, 422])(
  'a state that is rejected with %d is not retried, but the next state is sent',
  async (status) => {
    await start({ status });
    await wait(60_000);
    expect(sentSlides()).toEqual([4]);
    presentation.update({ slide: 7 });
    await room.flushPromises();
    expect(sentSlides()).toEqual([4, 8]);
    expect(isGone).toBe(false);
  },
);

test.each([401, 403, 404])('after a response with %d nothing more is sent', async (status) => {
  await start({ status });
  presentation.update({ slide: 7 });
  await wait(60_000);
  expect(sentSlides()).toEqual([4]);
  expect(isGone).toBe(true);
});

test('after Retry-After the current state is sent', async () => {
  await start({ status: 429, retryAfter: '40' });
  presentation.update({ slide: 9 });
  await wait(39_000);
  expect(sentSlides()).toEqual([4]);
  await wait(1_000);
  expect(sentSlides()).toEqual([4, 10]);
});

test('a request is retried after 2 s when the server is unavailable', async () => {
  await start({ status: 503 }, { status: 500 });
  await wait(2_000);
  await wait(2_000);
  expect(sentSlides()).toEqual([4, 4, 4]);
  await wait(60_000);
  expect(sentSlides()).toHaveLength(3);
});

test('a window that is closed during the pause sends nothing more', async () => {
  await start({ status: 429, retryAfter: '40' });
  sender.stop();
  await wait(60_000);
  expect(sentSlides()).toEqual([4]);
});
