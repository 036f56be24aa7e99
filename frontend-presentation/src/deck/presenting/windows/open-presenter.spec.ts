import { installFakeChannels } from '../../../../test/fake-channels';
import { createDeckStore } from '../../state/deck-store';
import { leavePresentation } from './joined-presentation';
import { openPresenter } from './open-presenter';

const LAPTOP = { availLeft: 0, availTop: 0, availWidth: 1440, availHeight: 860 };
const PROJECTOR = { availLeft: 1440, availTop: 20, availWidth: 1920, availHeight: 1060 };

/** A fake of the Window Management API; without an argument the browser does not have it. */
function installFakeScreens(details?: () => Promise<object>, isExtended = true) {
  Object.assign(window, { getScreenDetails: details });
  Object.defineProperty(screen, 'isExtended', { configurable: true, value: isExtended });
}

function open(deck = createDeckStore(30, 4)) {
  const opened = { focus: jest.fn(), moveTo: jest.fn(), resizeTo: jest.fn() };
  const openWindow = jest.spyOn(window, 'open').mockReturnValue(opened as never);
  const isOpen = openPresenter(deck, '/presentation');
  leavePresentation(deck);
  return { opened, openWindow, isOpen };
}

const flushPromises = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

beforeEach(installFakeChannels);
afterEach(() => {
  Reflect.deleteProperty(window, 'getScreenDetails');
  Reflect.deleteProperty(screen, 'isExtended');
});

test('the presenter’s window opens at once, at the path below this deck', () => {
  const { openWindow, opened, isOpen } = open();
  expect(isOpen).toBe(true);
  expect(openWindow).toHaveBeenCalledWith(
    expect.stringMatching(/^\/presentation\/presenter#[\w-]+$/),
    expect.stringMatching(/^presenter-/),
    expect.stringContaining('popup'),
  );
  expect(opened.focus).toHaveBeenCalled();
});

test('the window fills the other screen if the speaker permits it', async () => {
  installFakeScreens(async () => ({ currentScreen: LAPTOP, screens: [LAPTOP, PROJECTOR] }));
  const { opened } = open();
  await flushPromises();
  expect(opened.moveTo).toHaveBeenCalledWith(1440, 20);
  expect(opened.resizeTo).toHaveBeenCalledWith(1920, 1060);
});

test.each([
  [
    'the speaker denies permission',
    () => installFakeScreens(async () => Promise.reject(new DOMException('No', 'NotAllowedError'))),
  ],
  ['the browser does not support it', () => installFakeScreens()],
  [
    'only one screen is reported',
    () => installFakeScreens(async () => ({ currentScreen: LAPTOP, screens: [LAPTOP] })),
  ],
])('the window is not moved if %s', async (_why, install) => {
  install();
  const { opened, isOpen } = open();
  await flushPromises();
  expect(isOpen).toBe(true);
  expect(opened.moveTo).not.toHaveBeenCalled();
});

test('no permission is requested when there is only one screen', async () => {
  const details = jest.fn();
  installFakeScreens(details, false);
  open();
  await flushPromises();
  expect(details).not.toHaveBeenCalled();
});

test('a window that the browser blocks is reported as not opened', () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const deck = createDeckStore(30, 4);
  expect(openPresenter(deck, '/presentation')).toBe(false);
  leavePresentation(deck);
});
