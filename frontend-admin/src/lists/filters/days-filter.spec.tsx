import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from 'frontend-shared/i18n/locale';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { useState } from 'react';
import { indianDay, longDay } from '../../format/date-time';
import { DaysFilter, type Range } from './days-filter';

let isCodeAvailable = true;
jest.mock('frontend-shared/federation/import-with-timeout', () => ({
  importWithTimeout: (load: () => Promise<unknown>) =>
    isCodeAvailable ? load() : Promise.reject(new Error('lost')),
}));

beforeEach(() => {
  isCodeAvailable = true;
});

interface ScreenProps {
  range: Range;
  locale: Locale;
  onChange: (range: Range) => void;
}

/** The filter in a controlled wrapper. */
function Screen({ range, locale, onChange }: ScreenProps) {
  const [now, setNow] = useState(range);
  const change = (next: Range) => {
    onChange(next);
    setNow(next);
  };
  return (
    <LocaleProvider locale={locale}>
      <DaysFilter className="" {...now} onChange={change} />
    </LocaleProvider>
  );
}

async function openFilter(range: Range = {}, locale: Locale = 'en') {
  const onChange = jest.fn();
  const user = userEvent.setup();
  render(<Screen range={range} locale={locale} onChange={onChange} />);
  await user.click(screen.getByRole('button', { expanded: false }));
  return { user, onChange };
}

const fromField = () => screen.findByLabelText('From');
const toField = () => screen.findByLabelText('To');

test('shows and accepts dates with the day first, regardless of the browser’s language', async () => {
  const { user, onChange } = await openFilter({ from: '2025-11-03' });
  const field = await fromField();
  expect(field).toHaveValue('03/11/2025');
  expect(await toField()).toHaveAttribute('placeholder', 'dd/mm/yyyy');
  await user.clear(field);
  await user.type(field, '5/1/2025{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ from: '2025-01-05', to: undefined });
  expect(field).toHaveValue('05/01/2025');
});

test('accepts the digits of a Hindi keyboard, even in the middle of the text', async () => {
  const { user, onChange } = await openFilter({}, 'hi');
  const field = await screen.findByLabelText<HTMLInputElement>('कब से');
  await user.type(field, '५/२०२५');
  expect(field).toHaveValue('5/2025');
  await user.type(field, '१/{Enter}', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(onChange).toHaveBeenLastCalledWith({ from: '2025-01-05', to: undefined });
  expect(field).toHaveValue('05/01/2025');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('leaves the range open when a field is cleared', async () => {
  const { user, onChange } = await openFilter({ from: '2025-11-03', to: '2025-11-09' });
  await user.clear(await fromField());
  expect(onChange).toHaveBeenLastCalledWith({ from: undefined, to: '2025-11-09' });
});

test('shows an error for a future date, and does not filter', async () => {
  const { user, onChange } = await openFilter();
  const field = await fromField();
  await user.click(field);
  await user.paste('01/01/2999');
  await user.tab();
  expect(await toField()).toHaveFocus();
  expect(await screen.findByText(/^Write a day/)).toHaveTextContent('Write a day up to today as dd/mm/yyyy.');
  expect(field).toHaveAccessibleDescription(/Write a day up to today/);
  expect(onChange).not.toHaveBeenCalled();
});

test('names the earliest possible last day when an earlier one is typed', async () => {
  const { user } = await openFilter({ from: '2025-11-10' });
  await user.click(await toField());
  await user.paste('09/11/2025');
  await user.tab();
  expect(await screen.findByText(/^Write a day/)).toHaveTextContent(
    /^Write a day from 10 November 2025 to today/,
  );
});

test('clears the last day when the first day is after it', async () => {
  const { user, onChange } = await openFilter({ from: '2025-01-01', to: '2025-01-31' });
  const field = await fromField();
  await user.clear(field);
  await user.paste('10/02/2025');
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ from: '2025-02-10', to: undefined });
});

test('supports entering, navigating and leaving the calendar by keyboard', async () => {
  const { user, onChange } = await openFilter({ from: '2025-11-03' });
  const field = await fromField();
  await user.click(await toField());
  await user.click(field);
  await user.keyboard('{ArrowDown}');
  const chosen = await screen.findByRole('button', { name: '3 November 2025', pressed: true });
  await waitFor(() => expect(chosen).toHaveFocus());
  await user.keyboard('{ArrowRight}{PageUp}');
  await waitFor(() => expect(screen.getByLabelText('4 October 2025')).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ from: '2025-10-04', to: undefined });
  expect(field).toHaveFocus();
});

test('closes the calendar on the first Escape, and the filter panel on the second', async () => {
  const { user } = await openFilter({ from: '2025-11-03' });
  const field = await fromField();
  await user.click(field);
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByLabelText('3 November 2025')).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(field).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByLabelText('From')).not.toBeInTheDocument();
});

test('marks today in the calendar, and offers no later day', async () => {
  const { user } = await openFilter();
  await user.click(await fromField());
  const now = await screen.findByRole('button', { name: longDay(indianDay(), 'en') });
  expect(now).toHaveAttribute('aria-current', 'date');
  expect(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
});

test('shows the calendar in Hindi with Latin digits', async () => {
  const { user } = await openFilter({ from: '2025-11-03' }, 'hi');
  const field = await screen.findByRole('textbox', { name: 'कब से' });
  expect(field).toHaveValue('03/11/2025');
  await user.click(field);
  expect(await screen.findByRole('button', { name: '3 नवंबर 2025', pressed: true })).toHaveTextContent('3');
  expect(screen.getByRole('button', { name: 'नवंबर' })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'मंगल' })).toBeInTheDocument();
});

test('offers preset ranges and a retry when the code of the date fields fails to load', async () => {
  isCodeAvailable = false;
  const { user, onChange } = await openFilter();
  expect(await screen.findByText(/The fields for days could not be loaded/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Last 7 days' }));
  expect(onChange).toHaveBeenLastCalledWith({ from: indianDay(6), to: undefined });
  await user.click(screen.getByRole('button', { expanded: false }));
  await screen.findByText(/The fields for days could not be loaded/);
  isCodeAvailable = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await fromField()).toBeVisible();
});

test('closes the panel when a preset range is chosen, and marks the range there', async () => {
  const { user } = await openFilter();
  expect(screen.getByRole('button', { name: 'Any time', pressed: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Last week' }));
  const filter = screen.getByRole('button', { expanded: false });
  expect(filter).toHaveFocus();
  await user.click(filter);
  expect(screen.getByRole('button', { name: 'Last week', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Any time', pressed: false })).toBeVisible();
});
