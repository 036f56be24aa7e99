import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { focusPressedControl } from './focus-pressed-control';

beforeAll(focusPressedControl);

// Safari focuses a pressed control only if it has a tabindex; jsdom always does.
test.each([
  ['button', 'Filters'],
  ['link', 'Home'],
  ['checkbox', 'I agree'],
])('a pressed %s has a tabindex by the time the browser moves the focus', async (role, text) => {
  render(
    <>
      <button type="button">
        <span>Filters</span>
      </button>
      <a href="/">Home</a>
      <label htmlFor="agree">I agree</label>
      <input id="agree" type="checkbox" />
    </>,
  );
  const control = screen.getByRole(role, { name: text });
  expect(control).not.toHaveAttribute('tabindex');
  await userEvent.click(screen.getByText(text));
  expect(control).toHaveAttribute('tabindex', '0');
  expect(control).toHaveFocus();
});

test('a button outside the tab order stays outside', async () => {
  render(
    <button type="button" tabIndex={-1}>
      Next slide
    </button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveAttribute('tabindex', '-1');
});
