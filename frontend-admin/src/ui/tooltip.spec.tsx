import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './tooltip';

const control = (
  <button type="button" aria-label="Turn">
    ↻
  </button>
);

test('an icon button shows its name while it has focus', async () => {
  const user = userEvent.setup();
  render(<Tooltip text="Turn (R)">{control}</Tooltip>);
  expect(screen.queryByText('Turn (R)')).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText('Turn (R)')).toBeVisible();
  await user.tab();
  expect(screen.queryByText('Turn (R)')).not.toBeInTheDocument();
});

test('the shortcut is part of the accessible description', async () => {
  const user = userEvent.setup();
  render(<Tooltip text="Turn (R)">{control}</Tooltip>);
  await user.tab();
  await screen.findByText('Turn (R)');
  expect(screen.getByRole('button', { name: 'Turn' })).toHaveAccessibleDescription('Turn (R)');
});

test('Escape hides the tooltip', async () => {
  const user = userEvent.setup();
  render(<Tooltip text="Turn (R)">{control}</Tooltip>);
  await user.tab();
  await screen.findByText('Turn (R)');
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Turn (R)')).not.toBeInTheDocument();
});

test('in a dialog the tooltip is rendered inside the dialog', async () => {
  const user = userEvent.setup();
  render(
    <dialog open>
      <Tooltip text="Turn (R)">{control}</Tooltip>
    </dialog>,
  );
  await user.tab();
  expect(screen.getByRole('dialog')).toContainElement(await screen.findByText('Turn (R)'));
});

test('without a text there is no tooltip', async () => {
  const user = userEvent.setup();
  render(<Tooltip text={undefined}>{control}</Tooltip>);
  await user.tab();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
