import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { splitLocale } from 'frontend-shared/i18n/locale';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { BrowserRouter, Link, useLocation } from 'frontend-shared/routing/router';
import { useFormAnchor } from './use-form-anchor';

/** The parts of the Apply page under test, with the language switch. */
function ApplyScreen() {
  useFormAnchor();
  return (
    <>
      <Link to="/hi/apply#factory-form">हिन्दी</Link>
      <Link to="/apply#factory-form">English</Link>
      <h2 id="factory-form-title" tabIndex={-1}>
        <span id="factory-form" />
      </h2>
    </>
  );
}

/** As on the site, the page stays mounted when the language changes. */
function Site() {
  return (
    <LocaleProvider locale={splitLocale(useLocation().pathname).locale}>
      <ApplyScreen />
    </LocaleProvider>
  );
}

afterEach(() => jest.useRealTimers());

it('does not scroll to the form on a change of language', async () => {
  jest.useFakeTimers();
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  window.history.replaceState(null, '', '/apply#factory-form');
  render(
    <BrowserRouter>
      <Site />
    </BrowserRouter>,
  );
  act(() => jest.advanceTimersByTime(100));
  expect(scrolled).toHaveBeenCalledTimes(1);
  for (const language of ['हिन्दी', 'English']) {
    const link = screen.getByRole('link', { name: language });
    await user.click(link);
    act(() => jest.advanceTimersByTime(100));
    expect(link).toHaveFocus();
  }
  expect(scrolled).toHaveBeenCalledTimes(1);
  // Following the same link again scrolls again.
  await user.click(screen.getByRole('link', { name: 'English' }));
  act(() => jest.advanceTimersByTime(100));
  expect(scrolled).toHaveBeenCalledTimes(2);
});
