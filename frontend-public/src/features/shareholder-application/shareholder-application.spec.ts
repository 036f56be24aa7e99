import { findProblems } from '../../forms/rules/problems';
import { shareholderPlan as compiled, parts } from './shareholder-application';

const filledIn = {
  ...compiled.emptyValues,
  fullName: 'Asha Kumari',
  location: 'Hajipur, Bihar',
  email: 'asha@example.org',
  mobile: '9835012345',
  panNumber: 'ABCDE1234F',
  nomineeName: 'Ravi Kumar',
  nomineeRelation: 'Spouse',
  sharePurchase: '10',
  riskProfit: 'wait',
  riskSelling: 'offering',
  riskProject: 'stays',
  riskSharing: 'yearly',
  termsAgreed: 'true',
};
const idProof = { idProof: new File(['x'], 'aadhaar.jpg') };
const problemsWith = (different: Partial<typeof filledIn>) =>
  findProblems(compiled, { ...filledIn, ...different }, idProof);
const unanswered = { rule: 'own', message: 'riskOpen' };

test('a form with everything that is required has no problem', () => {
  expect(problemsWith({})).toEqual({});
});

test('an empty form requires every field but the referral code', () => {
  const required = Object.keys(findProblems(compiled, compiled.emptyValues, compiled.emptyFiles));
  expect(required).toEqual(compiled.order.filter((name) => name !== 'referralCode'));
  expect(compiled.order).toEqual(Object.values(parts).flat());
});

test.each([
  [{ fullName: '12345' }, { fullName: { rule: 'nameLetters' } }],
  [{ email: 'asha' }, { email: { rule: 'email' } }],
  [{ mobile: '5835012345' }, { mobile: { rule: 'mobileStart' } }],
  [{ panNumber: 'ABCD11234F' }, { panNumber: { rule: 'panLetters', typed: 'ABCD1' } }],
  [{ nomineeName: '12345' }, { nomineeName: { rule: 'nameLetters' } }],
])('%j is rejected with the rule of its field', (different, problem) => {
  expect(problemsWith(different)).toEqual(problem);
});

test('the identity proof is the only file', () => {
  expect(compiled.files).toEqual(['idProof']);
});

test('each risk question must be answered, correctly or not', () => {
  expect(problemsWith({ riskProfit: '' })).toEqual({ riskProfit: unanswered });
  expect(problemsWith({ riskSelling: '', riskSharing: '' })).toEqual({
    riskSelling: unanswered,
    riskSharing: unanswered,
  });
  expect(problemsWith({ riskProfit: 'fixed', riskProject: 'refund' })).toEqual({});
});

test('the request body contains no risk answers and no empty fields', () => {
  expect(compiled.body?.(filledIn)).toEqual({
    fullName: 'Asha Kumari',
    location: 'Hajipur, Bihar',
    email: 'asha@example.org',
    mobile: '9835012345',
    panNumber: 'ABCDE1234F',
    nomineeName: 'Ravi Kumar',
    nomineeRelation: 'Spouse',
    sharePurchase: '10',
    termsAgreed: 'true',
  });
  expect(compiled.body?.({ ...filledIn, referralCode: 'M-10482' })).toMatchObject({
    referralCode: 'M-10482',
  });
});

test('only the PAN is never stored in the browser', () => {
  const secret = compiled.order.filter((name) => compiled.fields[name].secret);
  expect(secret).toEqual(['panNumber']);
});
