import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import { shortRange } from './money';

it('shortens every funding range of the API', () => {
  expect(fieldRules.factoryApplication.required_amount.values.map(shortRange)).toEqual([
    '₹25 L - ₹50 L',
    '₹50 L - ₹1 Cr',
    '₹1 Cr - ₹2 Cr',
    '₹2 Cr - ₹5 Cr',
    'Above ₹5 Cr',
  ]);
});
