import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profitCalculator, profitSplit } from '../../content/en/profit-calculator';
import {
  profitCalculator as profitCalculatorHi,
  profitSplit as profitSplitHi,
} from '../../content/hi/profit-calculator';
import ProfitCalculator from './profit-calculator';

function openCalculator() {
  render(<ProfitCalculator messages={profitCalculator} splitMessages={profitSplit} />);
  return userEvent.setup({ delay: null });
}

const contribution = () => screen.getByRole('textbox', { name: 'Your investment' });
const factory = () => screen.getByRole('textbox', { name: 'Cost of the factory' });
const profit = () => screen.getByRole('textbox', { name: 'Profit of the year' });
const withProfit = () => screen.getByRole('radio', { name: 'With a profit' });
const answer = () => screen.getByRole('status');
const table = () => screen.getByRole('table', { name: 'The result for that year' });
const row = (name: RegExp) =>
  within(within(table()).getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

async function retype(user: ReturnType<typeof userEvent.setup>, box: HTMLElement, text: string) {
  await user.clear(box);
  if (text !== '') await user.type(box, text);
  await user.tab();
}

it('starts with a year without profit, and says that the investor waits for the next year', () => {
  openCalculator();
  expect(screen.getByRole('radio', { name: 'Without profit' })).toBeChecked();
  expect(answer()).toHaveTextContent('No profit. You wait for the next year.');
  expect(answer()).toHaveTextContent('Your ₹10,000 stays in the factory and is not refunded.');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Profit of the year' })).not.toBeInTheDocument();
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual(['₹0', '₹0', '₹10,000', '₹0']);
});

it('divides the example profit of ₹10 lakh of a factory of ₹1 crore, and shows the visitor’s part', async () => {
  const user = openCalculator();
  await user.click(withProfit());
  expect(factory()).toHaveValue('1,00,00,000');
  expect(profit()).toHaveValue('10,00,000');
  expect(row(/^Production partner/)).toEqual(['30%', '₹3,00,000']);
  expect(row(/^Project investors/)).toEqual(['55%', '₹5,50,000']);
  expect(row(/^Marketing/)).toEqual(['10%', '₹1,00,000']);
  expect(row(/^Operations/)).toEqual(['5%', '₹50,000']);
  expect(row(/^Profit to divide/)).toEqual(['', '₹10,00,000']);
  expect(answer()).toHaveTextContent('Your part: ₹550');
  expect(screen.getByRole('img', { name: /20 bricks: 6 .* 11 .* 2 .* 1 / })).toBeInTheDocument();
});

it('accepts amounts in lakh and crore, and formats them with Indian digit grouping on blur', async () => {
  const user = openCalculator();
  await user.click(withProfit());
  await retype(user, contribution(), '1 lakh');
  await retype(user, factory(), '2.2 crore');
  await retype(user, profit(), '१२३४५६');
  expect(contribution()).toHaveValue('1,00,000');
  expect(factory()).toHaveValue('2,20,00,000');
  expect(profit()).toHaveValue('1,23,456');
  // 55% of 1,23,456 is 67,900.80; 1/220 of that is the visitor's part.
  expect(row(/^Project investors/)).toEqual(['55%', '₹67,900.80']);
  expect(answer()).toHaveTextContent('Your part: ₹308.64');
});

it('applies a preset amount, and marks the current preset', async () => {
  const user = openCalculator();
  await user.click(withProfit());
  const presets = within(screen.getByRole('group', { name: 'Your investment: suggested amounts' }));
  expect(presets.getByRole('button', { name: '₹10,000' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(presets.getByRole('button', { name: '₹2,00,000' }));
  expect(contribution()).toHaveValue('2,00,000');
  expect(presets.getByRole('button', { name: '₹10,000' })).toHaveAttribute('aria-pressed', 'false');
  expect(answer()).toHaveTextContent('Your part: ₹11,000');
});

it('explains on blur what is wrong with an amount, and shows no table', async () => {
  const user = openCalculator();
  await user.click(withProfit());
  for (const [text, sentence] of [
    ['', 'Enter an amount.'],
    ['ten', 'Enter whole rupees, like 10,000 or 10 lakh.'],
    ['499', 'Enter ₹500 or more.'],
    ['3 lakh', 'Enter ₹2,00,000 or less.'],
  ] as const) {
    await retype(user, contribution(), text);
    expect(contribution()).toBeInvalid();
    expect(contribution()).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(contribution()).toHaveValue(text);
    expect(answer()).toHaveTextContent('Correct the amount to see the result.');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  }
  await retype(user, factory(), '2 lakh');
  expect(factory()).toHaveAccessibleDescription(expect.stringContaining('Enter ₹10,00,000 or more.'));
});

it('shows the error only after the click that caused the blur, since it shifts the clicked control', async () => {
  const user = openCalculator();
  await user.clear(contribution());
  await user.type(contribution(), '12');
  await user.pointer({ keys: '[MouseLeft>]', target: withProfit() });
  expect(contribution()).toBeValid();
  await user.pointer({ keys: '[/MouseLeft]', target: withProfit() });
  expect(withProfit()).toBeChecked();
  expect(contribution()).toBeInvalid();
});

it('shows no error while an amount is being typed', async () => {
  const user = openCalculator();
  await user.clear(contribution());
  await user.type(contribution(), '5');
  expect(contribution()).toBeValid();
  await user.type(contribution(), '000');
  expect(answer()).toHaveTextContent('Your ₹5,000 stays');
});

it('ignores an invalid profit in a year without profit', async () => {
  const user = openCalculator();
  await user.click(withProfit());
  await retype(user, profit(), 'much');
  await user.click(screen.getByRole('radio', { name: 'Without profit' }));
  expect(answer()).toHaveTextContent('No profit.');
});

it('can be operated with the keyboard alone', async () => {
  const user = openCalculator();
  screen.getByRole('radio', { name: 'Without profit' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(withProfit()).toBeChecked();
  await user.tab();
  expect(profit()).toHaveFocus();
});

it('shows the result in Hindi, with Latin digits', async () => {
  render(<ProfitCalculator messages={profitCalculatorHi} splitMessages={profitSplitHi} />);
  expect(answer()).toHaveTextContent('मुनाफ़ा नहीं हुआ। अगले साल तक इंतज़ार करना होगा।');
  await userEvent.click(screen.getByRole('radio', { name: 'मुनाफ़ा हुआ' }));
  expect(answer()).toHaveTextContent('आपका हिस्सा: ₹550');
});
