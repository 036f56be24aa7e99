import { screen, within } from '@testing-library/react';
import { freshFormPerTest } from '../../../test/form-screen';
import { openShareholder } from '../../../test/open-shareholder';
import { shareholderApplication } from '../../features/shareholder-application/shareholder-application';

freshFormPerTest(shareholderApplication);

it('shows the risks before the form', () => {
  openShareholder();
  const risks = screen.getByRole('region', { name: 'Know the risks first' });
  expect(within(risks).getByText('Guaranteed return').nextSibling).toHaveTextContent('None');
  const form = screen.getByRole('form', { name: 'Become a shareholder' });
  expect(risks.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('has five sections', () => {
  openShareholder();
  const parts = screen.getByRole('navigation', { name: 'Parts of the form' });
  expect(within(parts).getAllByRole('link')).toHaveLength(5);
  for (const name of ['About you', 'Identity', 'Nominee', 'Shares', 'Agree and send']) {
    expect(screen.getByRole('group', { name })).toBeVisible();
    expect(within(parts).getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  }
});

it('offers the seven numbers of shares, each with its price', () => {
  openShareholder();
  const tiles = within(screen.getByRole('radiogroup', { name: 'How many shares?' })).getAllByRole('radio');
  expect(tiles.map((tile) => tile.closest('label')?.textContent?.replace(/\s+/g, ' '))).toEqual([
    '1 share ₹500',
    '2 shares ₹1,000',
    '5 shares ₹2,500',
    '10 shares ₹5,000',
    '20 shares ₹10,000',
    '50 shares ₹25,000',
    '100 shares ₹50,000',
  ]);
  for (const tile of tiles) expect(tile).not.toBeChecked();
});

it('offers the five relations of a nominee', () => {
  openShareholder();
  const options = within(screen.getByLabelText('Nominee’s relation to you')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Choose',
    'Spouse',
    'Parent',
    'Child',
    'Sibling',
    'Other',
  ]);
});

it('shows the risk sentence where shares are chosen', () => {
  openShareholder();
  const shares = within(screen.getByRole('group', { name: 'Shares' }));
  expect(shares.getByText(/Profit is not guaranteed/)).toBeVisible();
});

it('shows the full terms beside the consent checkbox, and links to them in a new tab', () => {
  openShareholder();
  const terms = screen.getByRole('region', { name: 'Text of the terms and conditions' });
  expect(within(terms).getByRole('heading', { name: 'Legacy and nominee' })).toBeVisible();
  expect(terms).toHaveAttribute('tabindex', '0');
  const alone = screen.getByRole('link', { name: /^Read the terms on a separate page/ });
  expect(alone).toHaveAttribute('href', '/terms');
  expect(alone).toHaveAttribute('target', '_blank');
});

it('explains at the form what is stored, why and who sees it', () => {
  openShareholder();
  const notice = screen.getByText('How we use your information', { selector: 'summary' }).closest('details');
  expect(
    within(notice as HTMLElement)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['What we keep', 'Purpose', 'Who sees it', 'Your rights']);
});
