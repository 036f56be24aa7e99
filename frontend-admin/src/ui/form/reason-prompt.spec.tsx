import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReasonPrompt } from './reason-prompt';

function openPrompt() {
  const onConfirm = jest.fn(async () => {});
  const onCancel = jest.fn();
  const onOuterKey = jest.fn();
  // Stands for the panel around the prompt, which closes on an Escape that nothing else has handled.
  document.addEventListener('keydown', onOuterKey);
  const { unmount } = render(
    <ReasonPrompt
      help="The account will be suspended."
      readers="The person reads it."
      confirmLabel="Suspend account"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  );
  const close = () => {
    unmount();
    document.removeEventListener('keydown', onOuterKey);
  };
  return { user: userEvent.setup(), onConfirm, onCancel, onOuterKey, close };
}

describe('a form that asks for a reason', () => {
  it('is cancelled by Escape, which is not passed on to the panel around it', async () => {
    const { user, onCancel, onConfirm, onOuterKey, close } = openPrompt();
    expect(screen.getByLabelText('Reason')).toHaveFocus();
    await user.keyboard('On leave{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onOuterKey).toHaveBeenLastCalledWith(expect.objectContaining({ defaultPrevented: true }));
    close();
  });

  it.each(['Control', 'Meta'])('is submitted by %s and Enter', async (modifier) => {
    const { user, onConfirm, close } = openPrompt();
    await user.keyboard(`{${modifier}>}{Enter}{/${modifier}}`);
    expect(screen.getByText('Please say why, in a few words.')).toBeVisible();
    expect(onConfirm).not.toHaveBeenCalled();
    await user.keyboard(`On leave until April.{${modifier}>}{Enter}{/${modifier}}`);
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onConfirm).toHaveBeenCalledWith('On leave until April.');
    close();
  });

  it('leaves out the invisible characters of a pasted reason', async () => {
    const { user, onConfirm, close } = openPrompt();
    await user.paste('On leave\u200B until\u00AD April.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onConfirm).toHaveBeenCalledWith('On leave until April.');
    close();
  });

  it('is neither cancelled nor submitted again while it is being submitted', async () => {
    const { user, onConfirm, onCancel, close } = openPrompt();
    onConfirm.mockReturnValue(new Promise(() => {}));
    await user.keyboard('On leave until April.{Control>}{Enter}{Enter}{/Control}{Escape}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onCancel).not.toHaveBeenCalled();
    close();
  });
});
