import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Hint } from './hint';

const control = (
  <button type="button" aria-label="Turn">
    ↻
  </button>
);

test('an icon button shows its name while it has focus', async () => {
  const user = userEvent.setup();
  render(<Hint text="Turn (R)">{control}</Hint>);
  expect(screen.queryByText('Turn (R)')).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText('Turn (R)')).toBeVisible();
  await user.tab();
  expect(screen.queryByText('Turn (R)')).not.toBeInTheDocument();
});

test('the shortcut is part of the accessible description', async () => {
  const user = userEvent.setup();
  render(<Hint text="Turn (R)">{control}</Hint>);
  await user.tab();
  await screen.findByText('Turn (R)');
  expect(screen.getByRole('button', { name: 'Turn' })).toHaveAccessibleDescription('Turn (R)');
});

test('Escape hides the tooltip', async () => {
  const user = userEvent.setup();
  render(<Hint text="Turn (R)">{control}</Hint>);
  await user.tab();
  await screen.findByText('Turn (R)');
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Turn (R)')).not.toBeInTheDocument();
});

test('in a dialog the tooltip is rendered inside the dialog', async () => {
  const user = userEvent.setup();
  render(
    <dialog open>
      <Hint text="Turn (R)">{control}</Hint>
    </dialog>,
  );
  await user.tab();
  expect(screen.getByRole('dialog')).toContainElement(await screen.findByText('Turn (R)'));
});

test('without a text there is no tooltip', async () => {
  const user = userEvent.setup();
  render(<Hint text={undefined}>{control}</Hint>);
  await user.tab();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
