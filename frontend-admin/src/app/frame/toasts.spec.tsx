import { act, fireEvent, render, screen } from '@testing-library/react';
import { showToast } from '../../state/toasts';
import { Toasts } from './toasts';

describe('an expired undo', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Renders after each tick of the clock. */
  const pass = (seconds: number) => {
    for (let quarter = 0; quarter < seconds * 4; quarter += 1) act(() => jest.advanceTimersByTime(250));
  };

  it('stays visible and inactive for a moment, so that a late press hits nothing else', () => {
    const undo = jest.fn(async () => undefined);
    render(<Toasts />);
    act(() => {
      showToast({ kind: 'success', text: 'Approved: Ravi', until: Date.now() + 10_000, undo });
    });
    pass(9);
    expect(screen.getByText('1 s')).toBeVisible();
    pass(1);
    const button = screen.getByRole('button', { name: 'Undo' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    // Looks like a disabled button.
    expect(button).toHaveClass('ant-btn-disabled');
    expect(screen.getByText('Too late to undo')).toBeVisible();
    fireEvent.click(button);
    fireEvent.keyDown(document.body, { key: 'u' });
    expect(undo).not.toHaveBeenCalled();
    pass(3);
    expect(screen.queryByText('Approved: Ravi')).not.toBeInTheDocument();
  });
});
