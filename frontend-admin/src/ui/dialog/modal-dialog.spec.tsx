import { fireEvent, render, screen } from '@testing-library/react';
import { ModalDialog } from './modal-dialog';

describe('a press beside a modal dialog', () => {
  function openDialog(closesOnOutsidePress = true) {
    const onClose = jest.fn();
    render(
      <ModalDialog
        title="Keys"
        closeLabel="Close"
        onClose={onClose}
        closesOnOutsidePress={closesOnOutsidePress}
      >
        <p>Next record</p>
      </ModalDialog>,
    );
    // The browser dispatches events on the backdrop to the dialog element itself.
    return { backdrop: screen.getByRole('dialog', { name: 'Keys' }), onClose };
  }

  it('closes it at the click, because a tap would click whatever is behind a dialog that has closed before', () => {
    const { backdrop, onClose } = openDialog();
    fireEvent.pointerDown(backdrop);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(backdrop);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('does not close it if the press began in the dialog, such as a selection of text', () => {
    const { backdrop, onClose } = openDialog();
    fireEvent.pointerDown(screen.getByText('Next record'));
    fireEvent.click(backdrop);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('does not close it while that would lose what was typed', () => {
    const { backdrop, onClose } = openDialog(false);
    fireEvent.pointerDown(backdrop);
    fireEvent.click(backdrop);
    expect(onClose).not.toHaveBeenCalled();
  });
});
