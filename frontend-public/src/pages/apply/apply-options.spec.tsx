import { screen, within } from '@testing-library/react';
import { field, openApply } from '../../../test/open-apply';

/** The options of a select, without the empty one. */
const offered = (list: HTMLElement) =>
  within(list)
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value, textContent }) => [value, textContent])
    .slice(1);

const labelledByValue = (values: string[]) => values.map((value) => [value, value]);

test('the form offers the twelve business ideas of the specification', () => {
  openApply();
  expect(offered(field.idea())).toEqual(
    labelledByValue([
      'Agriculture & Food Processing',
      'FMCG & Personal Care',
      'Retail & Supermarket',
      'Electronics & Appliances',
      'Apparel & Textiles',
      'Healthcare & Pharma',
      'Education & Training',
      'Infrastructure & Mining',
      'Paper & Packaging',
      'Logistics & Transport',
      'Automobile',
      'Other',
    ]),
  );
});

test('the form offers the five funding ranges of the specification', () => {
  openApply();
  expect(offered(field.amount())).toEqual(
    labelledByValue([
      '₹25 Lacs - ₹50 Lacs',
      '₹50 Lacs - ₹1 Crore',
      '₹1 Crore - ₹2 Crore',
      '₹2 Crore - ₹5 Crore',
      'Above ₹5 Crore',
    ]),
  );
});

test('the Hindi form offers the same values with Hindi labels', () => {
  openApply({ locale: 'hi', at: '/hi/apply' });
  const ideas = offered(screen.getByLabelText(/^काम/));
  expect(ideas.map(([value]) => value)).toContain('Apparel & Textiles');
  expect(ideas.every(([, label]) => /[\u0900-\u097f]/.test(label ?? ''))).toBe(true);
});

test('the file field accepts the types of the specification, and lists them', () => {
  openApply();
  expect(field.supportingDocument()).toHaveAttribute('accept', '.pdf,.doc,.ppt,.docx');
  expect(screen.getByText(/PDF, DOC, PPT or DOCX, up to 10 MB/)).toBeVisible();
});

test('the explainer shows a profit split of 30, 55, 10 and 5 per cent', () => {
  openApply();
  const region = within(screen.getByRole('region', { name: 'When other doors are closed, we open one.' }));
  const share = (who: string) => region.getByText(who).closest('div')?.querySelector('dd')?.textContent;
  expect(share('You, the production partner')).toBe('30%');
  expect(share('Project investors')).toBe('55%');
  expect(share('Marketing')).toBe('10%');
  expect(share('Legal, audit, IT and office')).toBe('5%');
  expect(share('Guaranteed return')).toBe('None');
});
