import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { control, expectSlide, installFakeDialogs, openDeck, press } from '../../test/sample-deck';

test('the deck shows the slide of the URL, its number and all controls', () => {
  openDeck('/presentation/7');
  expect(screen.getByText('Thought 7')).toBeInTheDocument();
  expectSlide(7);
  const toolbar = within(screen.getByLabelText('Controls of the presentation'));
  for (const name of [
    'First slide',
    'Previous slide',
    'Next slide',
    'Last slide',
    'All slides',
    'Play automatically',
    'Back to the first slide',
    'Full screen',
    'हिन्दी',
    'Keys',
    'Leave the presentation',
  ])
    expect(toolbar.getByLabelText(name)).toBeInTheDocument();
  expect(toolbar.getAllByLabelText(/^Go to slide/)).toHaveLength(30);
});

test('arrows, Space, page keys, Home and End change the slide; arrows wrap around at both ends', () => {
  openDeck('/presentation/7');
  for (const [key, to] of [
    ['ArrowRight', 8],
    [' ', 9],
    ['PageDown', 10],
    ['ArrowLeft', 9],
    ['PageUp', 8],
    ['Home', 1],
    ['ArrowLeft', 30],
    ['ArrowRight', 1],
    ['End', 30],
  ] as const) {
    expect(press(key)).toBe(false);
    expectSlide(to);
  }
});

test('keys with Ctrl, ⌘ or Alt, and keys pressed in a text field, are left to the browser', () => {
  openDeck('/presentation/7', { children: <input aria-label="a field" /> });
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
    expect(press('ArrowRight', { [modifier]: true })).toBe(true);
  for (const key of ['ArrowRight', ' ', 'f', '5', '.'])
    expect(fireEvent.keyDown(screen.getByLabelText('a field'), { key })).toBe(true);
  expectSlide(7);
  expect(screen.queryByText(/^Go to slide 5$/)).toBeNull();
});

test('Space on a focused button presses that button only', async () => {
  openDeck('/presentation/7');
  control('Play automatically').focus();
  await userEvent.keyboard(' ');
  expect(control('Stop playing')).toBeInTheDocument();
  expectSlide(7);
});

test('first and previous are disabled on slide 1, next and last on slide 30', async () => {
  openDeck('/presentation');
  const off = (name: string) => control(name).getAttribute('aria-disabled');
  expect(['First slide', 'Previous slide', 'Next slide', 'Last slide'].map(off)).toEqual([
    'true',
    'true',
    null,
    null,
  ]);
  await userEvent.click(control('Previous slide'));
  expectSlide(1);
  await userEvent.click(control('Last slide'));
  expect(['First slide', 'Previous slide', 'Next slide', 'Last slide'].map(off)).toEqual([
    null,
    null,
    'true',
    'true',
  ]);
  await userEvent.click(control('Next slide'));
  expectSlide(30);
});

test('a brick goes to its slide, and reset to the first slide', async () => {
  openDeck('/presentation');
  await userEvent.click(control('Go to slide 9: Thought 9'));
  expectSlide(9);
  expect(control('Go to slide 9: Thought 9')).toHaveAttribute('aria-current', 'true');
  await userEvent.click(control('Back to the first slide'));
  expectSlide(1);
});

test('arrow keys in the toolbar move the focus; after a mouse press they still change the slide', async () => {
  openDeck('/presentation/7');
  await userEvent.tab();
  await userEvent.tab();
  expect(control('More controls')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(control('Next slide')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(control('Leave the presentation')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(control('More controls')).toHaveFocus();
  expectSlide(7);
  await userEvent.tab();
  expect(document.activeElement?.closest('[role=toolbar]')).toBeNull();

  await userEvent.click(control('Next slide'));
  expectSlide(8);
  await userEvent.keyboard('{ArrowRight}');
  expectSlide(9);
});

test('a typed number and Enter go to that slide; an invalid number keeps the slide and shows the valid range', () => {
  openDeck('/presentation/7');
  press('1');
  press('2');
  expect(screen.getByText('Go to slide 12')).toBeInTheDocument();
  press('Enter');
  expectSlide(12);
  expect(screen.queryByText(/^Go to slide 12$/)).toBeNull();
  press('4');
  press('0');
  press('Enter');
  expectSlide(12);
  expect(screen.getByText('1 to 30')).toBeInTheDocument();
});

test('digits that are not followed by Enter expire', () => {
  jest.useFakeTimers();
  openDeck('/presentation/7');
  press('1');
  act(() => jest.advanceTimersByTime(2_000));
  press('2');
  act(() => jest.advanceTimersByTime(2_000));
  expect(screen.getByText('Go to slide 12')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.queryByText('Go to slide 12')).toBeNull();
  press('Enter');
  expectSlide(7);
  jest.useRealTimers();
});

test('the keys B and full stop blank the screen and show it again', () => {
  openDeck('/presentation/7');
  for (const key of ['b', 'B', '.']) {
    press(key);
    expect(control('Show the slide again')).toBeInTheDocument();
    press(key);
    expect(screen.queryByLabelText('Show the slide again')).toBeNull();
    expectSlide(7);
  }
});

test('the keys also work on a Hindi keyboard, which has no question mark', async () => {
  installFakeDialogs();
  openDeck('/hi/presentation/7');
  press('व', { code: 'KeyB' });
  expect(control('स्लाइड फिर दिखाएँ')).toBeInTheDocument();
  press('१');
  press('२');
  press('Enter');
  expect(screen.getByTestId('address')).toHaveTextContent('/hi/presentation/12');
  press('य़', { code: 'Slash', shiftKey: true });
  expect(await screen.findByLabelText('प्रस्तुति के कीबोर्ड बटन')).toBeInTheDocument();
});

test('a number typed in the overview goes to that slide', async () => {
  openDeck('/presentation/7');
  press('o');
  await screen.findByText('All 30 slides');
  for (const key of ['3', '1', 'Enter']) press(key);
  expect(screen.getByText('All 30 slides')).toBeInTheDocument();
  for (const key of ['1', '2', 'Enter']) press(key);
  expectSlide(12);
  expect(screen.queryByText('All 30 slides')).toBeNull();
});

test('F hides the site header; Escape shows it again, then closes the overlay, then leaves the deck', async () => {
  const header = jest.fn();
  openDeck('/presentation/7', { onHeaderVisible: header });
  press('o');
  await screen.findByText('All 30 slides');
  press('f');
  expect(header).toHaveBeenLastCalledWith(false);
  press('Escape');
  expect(header).toHaveBeenLastCalledWith(true);
  expect(screen.getByText('All 30 slides')).toBeInTheDocument();
  press('Escape');
  expect(screen.queryByText('All 30 slides')).toBeNull();
  press('b');
  press('Escape');
  expectSlide(7);
  press('Escape');
  expect(screen.getByText('the home page')).toBeInTheDocument();
});

test('holding down Escape leaves full screen but not the deck', () => {
  openDeck('/presentation/7');
  press('f');
  press('Escape');
  press('Escape', { repeat: true });
  expectSlide(7);
});

test('the exit button leaves the deck', async () => {
  openDeck('/hi/presentation/7');
  await userEvent.click(control('प्रस्तुति से बाहर जाएँ'));
  expect(screen.getByText('the home page')).toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent('/hi');
});

test('the language switch keeps the slide and adds no history entry', async () => {
  openDeck(['/', '/presentation/7']);
  await userEvent.click(control('हिन्दी'));
  expect(screen.getByTestId('address')).toHaveTextContent('/hi/presentation/7');
  expect(screen.getByText('बात 7')).toBeInTheDocument();
  await userEvent.click(screen.getByText('back in the browser'));
  expect(screen.getByText('the home page')).toBeInTheDocument();
});

test('each slide change is announced once and shown in the document title; the first slide is not announced', () => {
  openDeck('/presentation/6');
  const live = document.querySelector('[aria-live]');
  expect(live).toHaveTextContent('');
  expect(document.title).toBe('6. Thought 6 · Presentation · Saajha Udyog');
  press('ArrowRight');
  expect(live).toHaveTextContent(/^Slide 7 of 30: Thought 7$/);
  expect(screen.getAllByText(/7 of 30/)).toHaveLength(1);
  expect(document.title).toBe('7. Thought 7 · Presentation · Saajha Udyog');
  press('Home');
  expect(document.title).toBe('Presentation · Saajha Udyog');
});

test('the help lists the keys, and slide keys do nothing while it is open', async () => {
  installFakeDialogs();
  openDeck('/presentation/7');
  press('?');
  const help = within(await screen.findByLabelText('Keys of the presentation'));
  expect(help.getByText('Overview of all slides')).toBeInTheDocument();
  press('ArrowRight');
  expectSlide(7);
  press('?');
  expect(screen.queryByLabelText('Keys of the presentation')).toBeNull();
});

test('a key directly after Escape, which closes the help, is not lost', async () => {
  installFakeDialogs();
  openDeck('/presentation/7');
  press('?');
  await screen.findByLabelText('Keys of the presentation');
  press('Escape');
  press('ArrowRight');
  expectSlide(8);
});
