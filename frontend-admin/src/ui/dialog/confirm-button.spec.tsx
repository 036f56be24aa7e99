import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmButton } from './confirm-button';

describe('a button that asks before it acts', () => {
  const atButton = () => {
    const onConfirm = jest.fn();
    render(
      <ConfirmButton
        label="Delete"
        name="Delete “Sent twice”"
        question="Nobody can choose it any more."
        confirmLabel="Delete the reason"
        onConfirm={onConfirm}
      />,
    );
    return { user: userEvent.setup(), onConfirm };
  };
  const button = () => screen.getByRole('button', { name: 'Delete “Sent twice”' });
  const confirmation = () => screen.getByRole('button', { name: 'Delete the reason' });

  it('focuses the confirmation, described by the question', async () => {
    const { user, onConfirm } = atButton();
    await user.click(button());
    expect(confirmation()).toHaveFocus();
    expect(confirmation()).toHaveAccessibleDescription('Nobody can choose it any more.');
    await user.click(confirmation());
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('is not confirmed by a key that is held down', async () => {
    const { user, onConfirm } = atButton();
    button().focus();
    await user.keyboard('{Enter>3/}');
    expect(confirmation()).toHaveFocus();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('is cancelled by Escape, and gets the focus back', async () => {
    const { user, onConfirm } = atButton();
    await user.click(button());
    await user.keyboard('{Escape}');
    expect(button()).toHaveFocus();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
