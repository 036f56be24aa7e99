import { act, fireEvent, render, screen } from '@testing-library/react';
import { useOpenDialogs } from '../../state/open-dialogs';
import { showToast, useToasts } from '../../state/toasts';
import { Toasts } from './toasts';

describe('an expired undo', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Advances the clock in steps of 250 ms and renders after each step. */
  const advanceBy = (seconds: number) => {
    for (let step = 0; step < seconds * 4; step += 1) act(() => jest.advanceTimersByTime(250));
  };

  it('stays visible and inactive for a moment, so that a late press hits nothing else', () => {
    const undo = jest.fn(async () => undefined);
    render(<Toasts />);
    act(() => {
      showToast({ kind: 'success', text: 'Approved: Ravi', until: Date.now() + 10_000, undo });
    });
    advanceBy(9);
    expect(screen.getByText('1 s')).toBeVisible();
    advanceBy(1);
    const button = screen.getByRole('button', { name: 'Undo' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    // Looks like a disabled button.
    expect(button).toHaveClass('ant-btn-disabled');
    expect(screen.getByText('Too late to undo')).toBeVisible();
    fireEvent.click(button);
    fireEvent.keyDown(document.body, { key: 'u' });
    expect(undo).not.toHaveBeenCalled();
    advanceBy(3);
    expect(screen.queryByText('Approved: Ravi')).not.toBeInTheDocument();
  });
});

it('a toast that can be undone is not pushed out by one that only informs', () => {
  useToasts.setState({ toasts: [] });
  const undo = async () => undefined;
  for (const name of ['Ravi', 'Asha']) showToast({ kind: 'success', text: `Approved: ${name}`, undo });
  for (const text of ['Undone: Birsi', 'Note added']) showToast({ kind: 'success', text });
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([
    'Approved: Ravi',
    'Approved: Asha',
    'Note added',
  ]);
});

it('an error interrupts a screen reader, and no toast is in two live regions', () => {
  useToasts.setState({ toasts: [] });
  render(<Toasts />);
  act(() => {
    showToast({ kind: 'success', text: 'Note added' });
    showToast({ kind: 'error', text: 'Not saved' });
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
  const polite = document.querySelector('[aria-live=polite]');
  expect(polite).toHaveTextContent('Note added');
  expect(polite).not.toHaveTextContent('Not saved');
});

it('a toast of a dialog that closes is announced by the live region of the page, which was there before', () => {
  useToasts.setState({ toasts: [] });
  const { container } = render(<Toasts />);
  const ofPage = container.querySelector('[aria-live=polite]');
  const dialog = document.body.appendChild(document.createElement('dialog'));
  act(() => useOpenDialogs.getState().add(dialog));
  act(() => {
    showToast({ kind: 'success', text: 'Invitation sent' });
  });
  expect(dialog).toHaveTextContent('Invitation sent');
  expect(ofPage).toBeEmptyDOMElement();
  act(() => useOpenDialogs.getState().remove(dialog));
  dialog.remove();
  expect(ofPage).toBeInTheDocument();
  expect(ofPage).toHaveTextContent('Invitation sent');
});
