import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useDebouncedText } from './use-debounced-text';

const router = { render: (_value: string | undefined) => {} };
const reported = jest.fn<void, [string | undefined]>();

function Field() {
  const [value, setValue] = useState<string>();
  router.render = setValue;
  const [text, setText] = useDebouncedText(value, reported);
  return <input value={text} onChange={({ target }) => setText(target.value)} />;
}

beforeEach(() => reported.mockReset());

test('keeps the typed text, including a trailing space, before and after the router renders it', async () => {
  const user = userEvent.setup();
  render(<Field />);
  const field = screen.getByRole('textbox');
  await user.type(field, 'raj ');
  await waitFor(() => expect(reported).toHaveBeenLastCalledWith('raj'));
  expect(field).toHaveValue('raj ');
  await user.type(field, 'kumar');
  act(() => router.render('raj'));
  expect(field).toHaveValue('raj kumar');
  await waitFor(() => expect(reported).toHaveBeenLastCalledWith('raj kumar'));
  act(() => router.render('raj kumar'));
  expect(field).toHaveValue('raj kumar');
});

test('adopts external changes of the value, even to a text that was typed before', async () => {
  const user = userEvent.setup();
  render(<Field />);
  const field = screen.getByRole('textbox');
  await user.type(field, 'raj');
  await waitFor(() => expect(reported).toHaveBeenLastCalledWith('raj'));
  act(() => router.render('raj'));
  act(() => router.render(undefined));
  expect(field).toHaveValue('');
  act(() => router.render('raj'));
  expect(field).toHaveValue('raj');
  expect(reported).toHaveBeenCalledTimes(1);
});

test('keeps what is typed while an external change is on its way, and reports it afterwards', async () => {
  const user = userEvent.setup();
  render(<Field />);
  const field = screen.getByRole('textbox');
  await user.type(field, 'raj');
  await waitFor(() => expect(reported).toHaveBeenLastCalledWith('raj'));
  act(() => router.render('raj'));
  await user.clear(field);
  await user.type(field, 'kumar');
  act(() => router.render(undefined));
  expect(field).toHaveValue('kumar');
  await waitFor(() => expect(reported).toHaveBeenLastCalledWith('kumar'));
});
