import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { BrowserRouter, useLocation } from 'frontend-shared/routing/router';
import { useFormAnchor } from '../../pages/apply/use-form-anchor';
import { FormLink } from './form-link';

const scrolledTo = jest.fn();

/** The parts of the Apply page under test: the form's section and the scroll hook. */
function ApplyScreen() {
  useFormAnchor();
  return <section id="factory-form" />;
}

function Pages() {
  return useLocation().pathname.endsWith('/apply') ? <ApplyScreen /> : <FormLink />;
}

function open(locale: 'en' | 'hi', at: string) {
  window.history.replaceState(null, '', at);
  render(
    <LocaleProvider locale={locale}>
      <BrowserRouter>
        <Pages />
      </BrowserRouter>
    </LocaleProvider>,
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

beforeEach(() => {
  jest.useFakeTimers();
  scrolledTo.mockClear();
  Element.prototype.scrollIntoView = function scroll(this: Element, how) {
    scrolledTo(this.id, how);
  };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: false }) });
});

afterEach(() => jest.useRealTimers());

it('leads from another page to the form, and scrolls to it smoothly after 100 ms', async () => {
  const user = open('en', '/industries');
  await user.click(screen.getByRole('link', { name: 'Apply for a factory' }));
  expect(window.location.pathname + window.location.hash).toBe('/apply#factory-form');
  act(() => jest.advanceTimersByTime(99));
  expect(scrolledTo).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(scrolledTo).toHaveBeenCalledWith('factory-form', { behavior: 'smooth', block: 'start' });
});

it('keeps the language', () => {
  open('hi', '/hi/industries');
  expect(screen.getByRole('link', { name: 'कारख़ाने के लिए आवेदन करें' })).toHaveAttribute(
    'href',
    '/hi/apply#factory-form',
  );
});
