import { act, render, screen, within } from '@testing-library/react';
import { freshFormPerTest } from '../../../test/form-screen';
import {
  checkAndSend,
  field,
  fillInAtOnce,
  openShareholder,
  ShareholderScreen,
  submitButton,
} from '../../../test/open-shareholder';
import { reloadPage } from '../../../test/page-load';
import { uploads } from '../../../test/upload-server';
import { shareholderForm as hi } from '../../content/hi/shareholder-form';
import { shareholderApplication } from './shareholder-application';

freshFormPerTest(shareholderApplication);

async function check() {
  const page = openShareholder();
  fillInAtOnce();
  await page.user.click(submitButton());
  await screen.findByRole('heading', { name: 'Check your answers' });
  return page;
}

const answers = (part: string) => within(screen.getByRole('region', { name: part }));

it('shows everything before it is sent, with the focus on the heading, and sends nothing yet', async () => {
  await check();
  expect(screen.getByRole('heading', { name: 'Check your answers' })).toHaveFocus();
  expect(answers('Identity').getByText('BQTPS4821K')).toBeVisible();
  expect(answers('Identity').getByText('voter-card.jpg')).toBeVisible();
  expect(answers('Nominee').getByText('Sunita Devi')).toBeVisible();
  expect(answers('Shares').getByText('10 shares, ₹5,000')).toBeVisible();
  expect(uploads).toHaveLength(0);
});

it('leads from a section back to its first field, with all input kept', async () => {
  const { user } = await check();
  await user.click(screen.getByRole('button', { name: /^Change.*Nominee$/ }));
  await screen.findByRole('button', { name: 'Check your answers' });
  expect(field.nominee()).toHaveFocus();
  expect(field.nominee()).toHaveValue('Sunita Devi');
  expect(field.pan()).toHaveValue('BQTPS4821K');
});

it('closes with the browser’s Back button, and reopens with Forward', async () => {
  await check();
  act(() => history.back());
  await screen.findByRole('button', { name: 'Check your answers' });
  expect(field.name()).toHaveValue('Savita Devi');
  act(() => history.forward());
  await screen.findByRole('heading', { name: 'Check your answers' });
});

it('leads back to the fields with one press even after a reload on the review step', async () => {
  const { user, unmount } = await check();
  unmount();
  act(() => reloadPage(shareholderApplication));
  render(<ShareholderScreen />);
  fillInAtOnce();
  await user.click(submitButton());
  await user.click(await screen.findByRole('button', { name: /^Change.*Nominee$/ }));
  await screen.findByRole('button', { name: 'Check your answers' });
  expect(field.nominee()).toHaveFocus();
});

it('leads back to the fields in the language that was chosen on the review step', async () => {
  const { user, rerender } = await check();
  await act(async () => {
    window.history.pushState(null, '', '/hi/shareholder');
    window.dispatchEvent(new PopStateEvent('popstate'));
    rerender(<ShareholderScreen locale="hi" />);
  });
  const change = new RegExp(`^${hi.check.change}.*${hi.parts.nominee}$`);
  await user.click(await screen.findByRole('button', { name: change }));
  expect(await screen.findByLabelText(hi.fields.nomineeName.label)).toHaveFocus();
  expect(window.location.pathname).toBe('/hi/shareholder');
});

it.each([
  ['1', '4 में से 1 सवाल का आपका जवाब सही नहीं है'],
  ['2', '4 में से 2 सवालों के आपके जवाब सही नहीं हैं'],
])('uses the Hindi plural form for %s wrong answers', (wrong, sentence) => {
  expect(hi.check.risks(wrong, '4')).toBe(sentence);
});

it('asks to confirm the correct answer when a risk question was answered wrongly', async () => {
  const { user } = openShareholder();
  fillInAtOnce();
  act(() => shareholderApplication.type('riskProfit', 'fixed'));
  await checkAndSend(user);
  expect(uploads).toHaveLength(0);
  const risks = within(screen.getByRole('region', { name: '1 of your 4 answers was not correct' }));
  expect(risks.getByText(/^Profit is not guaranteed/)).toBeVisible();
  await user.click(risks.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Send application' }));
  expect(uploads).toHaveLength(1);
});
