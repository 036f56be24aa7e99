import { act, render, screen } from '@testing-library/react';
import { useRowFocus } from './use-row-focus';

const rowId = (opened: string) => `row-${opened}`;

/** A minimal list with a panel. */
function List({ opened, rows }: { opened?: string; rows: string[] }) {
  const beforeClosing = useRowFocus(opened, rowId);
  return (
    <main id="ad-main" tabIndex={-1}>
      {rows.map((row) => (
        <a key={row} id={rowId(row)} href={`#${row}`}>
          {row}
        </a>
      ))}
      <button type="button" onClick={beforeClosing}>
        Close
      </button>
    </main>
  );
}

function closed(rows: string[]) {
  const { rerender } = render(<List opened="Ravi" rows={['Ravi', 'Savita']} />);
  act(() => screen.getByRole('button').click());
  rerender(<List rows={rows} />);
  act(() => jest.runAllTimers());
  return rerender;
}

describe('focus after a panel was closed', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('returns to the row of the panel', () => {
    closed(['Ravi', 'Savita']);
    expect(screen.getByRole('link', { name: 'Ravi' })).toHaveFocus();
  });

  it('moves to the page when the row no longer exists', () => {
    closed(['Savita']);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('moves to the page when the row is removed later', () => {
    const rerender = closed(['Ravi', 'Savita']);
    rerender(<List rows={['Savita']} />);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stays where the user has moved it in the meantime', () => {
    const rerender = closed(['Ravi', 'Savita']);
    act(() => screen.getByRole('link', { name: 'Savita' }).focus());
    rerender(<List rows={['Savita']} />);
    expect(screen.getByRole('link', { name: 'Savita' })).toHaveFocus();
  });
});
