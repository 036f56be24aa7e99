import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useTypedText } from './use-typed-text';

const router = { draw: (_value: string | undefined) => {} };
const reported = jest.fn<void, [string | undefined]>();

function Field() {
  const [value, setValue] = useState<string>();
  router.draw = setValue;
  const [text, setText] = useTypedText(value, reported);
  return <input value={text} onChange={({ target }) => setText(target.value)} />;
}

beforeEach(() => reported.mockReset());

test('what is typed stays while the router has not drawn it yet, and when it does, with the space at its end', async () => {
  const user = userEvent.setup();
  render(<Field />);
  const field = screen.getByRole('textbox');
  await user.type(field, 'raj ');
  await waitFor(() => expect(reported).toHaveBeenLastCalledWith('raj'));
  expect(field).toHaveValue('raj ');
  await user.type(field, 'kumar');
  act(() => router.draw('raj'));
  expect(field).toHaveValue('raj kumar');
  await waitFor(() => expect(reported).toHaveBeenLastCalledWith('raj kumar'));
  act(() => router.draw('raj kumar'));
  expect(field).toHaveValue('raj kumar');
});

test('what comes from elsewhere is taken over, also what was typed once before', async () => {
  const user = userEvent.setup();
  render(<Field />);
  const field = screen.getByRole('textbox');
  await user.type(field, 'raj');
  await waitFor(() => expect(reported).toHaveBeenLastCalledWith('raj'));
  act(() => router.draw('raj'));
  act(() => router.draw(undefined));
  expect(field).toHaveValue('');
  act(() => router.draw('raj'));
  expect(field).toHaveValue('raj');
  expect(reported).toHaveBeenCalledTimes(1);
});
