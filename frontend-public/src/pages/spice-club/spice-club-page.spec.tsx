import { act, screen, within } from '@testing-library/react';
import { freshFormPerTest } from '../../../test/form-screen';
import { openSpiceClub } from '../../../test/open-spice-club';
import { subscription } from '../../features/spice-subscription/spice-subscription';

freshFormPerTest(subscription);

const region = (name: string) => within(screen.getByRole('region', { name }));

it('shows three packs with contents and price before the form', () => {
  openSpiceClub();
  const packs = region('Three packs').getAllByRole('listitem');
  expect(packs.map(({ textContent }) => textContent)).toEqual([
    'Spice Pack10 varieties₹1,000 a month',
    'Premium Pack15 varieties₹2,000 a month',
    'Deluxe Pack20 varieties plus bonus gifts₹3,000 a month',
  ]);
});

it('states the delivery day, free shipping and that subscribers can cancel anytime', () => {
  openSpiceClub();
  const delivery = region('How delivery works');
  const value = (term: string) => delivery.getByText(term).nextSibling?.textContent;
  expect(value('Delivered')).toBe('on the 15th of every month');
  expect(value('Ordered after the 10th')).toBe('arrives the following month');
  expect(value('Maximum')).toBe('5 combos per subscription');
  expect(value('Shipping')).toBe('Free');
  expect(value('Cancel')).toBe('Anytime');
});

it('links to the partner site in a new tab', () => {
  openSpiceClub({ site: { spicePartnerUrl: 'https://spices.example.org' } });
  const link = screen.getByRole('link', { name: /^Visit our partner’s site/ });
  expect(link).toHaveAttribute('href', 'https://spices.example.org');
  expect(link).toHaveAttribute('target', '_blank');
});

it('mentions no partner site when none is configured', () => {
  openSpiceClub({ site: { spicePartnerUrl: '' } });
  expect(screen.queryByRole('link', { name: /partner site/ })).not.toBeInTheDocument();
});

describe('on arrival', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }));
  afterEach(() => jest.useRealTimers());

  it('scrolls to the top after 300 ms when coming from another page', () => {
    openSpiceClub({ arrived: true });
    act(() => jest.advanceTimersByTime(299));
    expect(window.scrollTo).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  it('keeps the scroll position as the first page of a tab', () => {
    openSpiceClub();
    act(() => jest.advanceTimersByTime(1000));
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});
