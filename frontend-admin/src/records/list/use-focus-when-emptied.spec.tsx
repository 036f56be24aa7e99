import { render, screen } from '@testing-library/react';
import { useFocusWhenEmptied } from './use-focus-when-emptied';

function List({ names }: { names: string[] | undefined }) {
  useFocusWhenEmptied(names?.length);
  return (
    <>
      <input aria-label="Search" />
      <main id="ad-main" tabIndex={-1}>
        {names?.map((name) => (
          <button type="button" key={name}>
            {name}
          </button>
        ))}
      </main>
    </>
  );
}

describe('the last row of a list that goes', () => {
  it('leaves the keyboard at the page', () => {
    const { rerender } = render(<List names={['Asha']} />);
    screen.getByRole('button', { name: 'Asha' }).focus();
    rerender(<List names={[]} />);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('takes it from nobody who is elsewhere', () => {
    const { rerender } = render(<List names={['Asha']} />);
    screen.getByRole('textbox', { name: 'Search' }).focus();
    rerender(<List names={[]} />);
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
  });

  it('is not a list that was empty from the beginning', () => {
    const { rerender } = render(<List names={undefined} />);
    rerender(<List names={[]} />);
    expect(screen.getByRole('main')).not.toHaveFocus();
  });
});
