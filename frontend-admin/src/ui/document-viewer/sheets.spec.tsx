import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { records } from '../../content/records';
import { Sheets } from './sheets';

const messages = records.en;

/** Renders three sheets in a frame of 600 px; returns what was drawn last. */
async function openSheets() {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  const draw = jest.fn(async () => undefined);
  render(<Sheets count={3} label={(number) => `Sheet ${number}`} draw={draw} />);
  return {
    user: userEvent.setup(),
    drawn: () => (draw.mock.lastCall as unknown[] | undefined)?.[1],
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
  };
}

afterEach(() => jest.restoreAllMocks());

it('can be paged, zoomed and rotated by keyboard as soon as it opens', async () => {
  const { user, drawn } = await openSheets();
  expect(screen.getByRole('region', { name: messages.document })).toHaveFocus();
  expect(drawn()).toEqual({ number: 1, width: 600, quarters: 0 });
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('img', { name: 'Sheet 3' })).toBeInTheDocument();
  await user.keyboard('{ArrowLeft}r');
  expect(drawn()).toEqual({ number: 2, width: 600, quarters: 1 });
  await user.keyboard('{Shift>}R{/Shift}{Shift>}R{/Shift}+');
  expect(drawn()).toEqual({ number: 2, width: 900, quarters: 3 });
  // The arrow keys scroll a sheet that is wider than its frame.
  await user.keyboard('{ArrowRight}');
  expect(drawn()).toMatchObject({ number: 2 });
  await user.keyboard('0');
  expect(drawn()).toMatchObject({ width: 600 });
});

it('zooms with a Hindi layout, on the keys of the Latin characters', async () => {
  const { drawn } = await openSheets();
  const press = (init: KeyboardEventInit) => fireEvent.keyDown(screen.getByRole('region'), init);
  press({ key: 'ऋ', code: 'Equal', shiftKey: true });
  expect(drawn()).toMatchObject({ width: 900 });
  press({ key: '०', code: 'Digit0' });
  expect(drawn()).toMatchObject({ width: 600 });
  press({ key: 'ृ', code: 'Equal' });
  expect(drawn()).toMatchObject({ width: 900 });
});

it('has a button for each action', async () => {
  const { press, drawn } = await openSheets();
  expect(screen.getByRole('button', { name: messages.previousSheet })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await press(messages.nextSheet);
  await press(messages.zoomIn);
  await press(messages.turn);
  expect(drawn()).toEqual({ number: 2, width: 900, quarters: 1 });
  await press(messages.zoomOut);
  expect(drawn()).toMatchObject({ width: 600 });
  expect(screen.getByRole('button', { name: messages.zoomOut })).toHaveAttribute('aria-disabled', 'true');
});

it('shows an error when a sheet cannot be drawn', async () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  const draw = async () => {
    throw new Error('Broken.');
  };
  render(<Sheets count={1} label={() => 'Sheet'} draw={draw} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.documentBroken);
});
