import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Hint } from './hint';

const control = (
  <button type="button" aria-label="Turn">
    ↻
  </button>
);

test('a control of a picture alone says what it is called where the focus is, and no longer when it has gone', async () => {
  const user = userEvent.setup();
  render(<Hint text="Turn (R)">{control}</Hint>);
  expect(screen.queryByText('Turn (R)')).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText('Turn (R)')).toBeVisible();
  await user.tab();
  expect(screen.queryByText('Turn (R)')).not.toBeInTheDocument();
});

test('the key that it names is part of what is read aloud', async () => {
  const user = userEvent.setup();
  render(<Hint text="Turn (R)">{control}</Hint>);
  await user.tab();
  await screen.findByText('Turn (R)');
  expect(screen.getByRole('button', { name: 'Turn' })).toHaveAccessibleDescription('Turn (R)');
});

test('Escape takes it away', async () => {
  const user = userEvent.setup();
  render(<Hint text="Turn (R)">{control}</Hint>);
  await user.tab();
  await screen.findByText('Turn (R)');
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Turn (R)')).not.toBeInTheDocument();
});

test('in a dialog it stands in there, before whatever hangs on the page', async () => {
  const user = userEvent.setup();
  render(
    <dialog open>
      <Hint text="Turn (R)">{control}</Hint>
    </dialog>,
  );
  await user.tab();
  expect(screen.getByRole('dialog')).toContainElement(await screen.findByText('Turn (R)'));
});

test('without a text nothing is shown', async () => {
  const user = userEvent.setup();
  render(<Hint text={undefined}>{control}</Hint>);
  await user.tab();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
