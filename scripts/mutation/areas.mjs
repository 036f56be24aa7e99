// @ts-check
import { join } from 'node:path';
import backendJest from '../../backend/jest.config.mjs';
import publicJest from '../../frontend-public/jest.config.mjs';
import { CHECKOUT } from '../product.mjs';

/**
 * @typedef {object} Area one kind of rule, which is mutated and tested separately
 * @property {'backend' | 'frontend-public'} workspace
 * @property {string[]} files patterns of the files with the rules, relative to the workspace
 * @property {string[]} tests patterns of the tests of the rules
 */

/** @type {Record<string, Area>} */
export const AREAS = {
  money: {
    workspace: 'backend',
    files: [
      'src/subscriptions/spice-packs.ts',
      'src/subscriptions/delivery-day.ts',
      'src/subscriptions/first-box/payment-rules.ts',
      'src/subscriptions/first-box/payment-event.ts',
      'src/payments/razorpay-signatures.ts',
      'src/shareholders/share-options.ts',
    ],
    tests: [
      'src/subscriptions/{spice-packs,delivery-day}.spec.ts',
      'src/subscriptions/first-box/{payment-rules,payment-event}.spec.ts',
      'src/payments/razorpay-signatures.spec.ts',
      'src/shareholders/share-options.spec.ts',
    ],
  },
  lists: {
    workspace: 'backend',
    files: [
      'src/database/paging/cursor.ts',
      'src/submissions/list/{list-conditions,list-filters,submission-lists}.ts',
      'src/submissions/list/list-query.dto.ts',
      'src/common/search/{words,search-keys,search-query,name-fold,devanagari}.ts',
      'src/common/lists/indian-days.ts',
    ],
    tests: [
      'src/database/paging/cursor.spec.ts',
      'src/common/search/{search-keys,name-fold}.spec.ts',
      'src/common/lists/indian-days.spec.ts',
      'src/submissions/list/{submission-lists,list-query}.spec.ts',
    ],
  },
  permissions: {
    workspace: 'backend',
    files: [
      'src/admin/accounts/permissions/permission-rules.ts',
      'src/admin/permissions.ts',
      'src/common/access/access.guard.ts',
    ],
    tests: [
      'src/admin/accounts/permissions/permission-rules.spec.ts',
      'src/admin/permissions.spec.ts',
      'src/common/access/access.guard.spec.ts',
    ],
  },
  texts: {
    workspace: 'backend',
    files: ['src/common/fields/{field,text,text-fields}.ts'],
    tests: ['src/common/fields/{published-rules,text,text-fields,characters}.spec.ts'],
  },
  values: {
    workspace: 'backend',
    files: ['src/common/fields/value-fields.ts'],
    tests: ['src/common/fields/{published-rules,value-fields}.spec.ts'],
  },
  intake: {
    workspace: 'backend',
    files: [
      'src/submissions/record/values/reference.ts',
      'src/submissions/intake/spam-marks.ts',
      'src/submissions/intake/idempotency.ts',
    ],
    tests: [
      'src/submissions/record/values/reference.spec.ts',
      'src/submissions/intake/{spam-marks,idempotency}.spec.ts',
    ],
  },
  states: {
    workspace: 'backend',
    files: [
      'src/submissions/review/transition/evaluate-transition.ts',
      'src/submissions/review/review-status.ts',
      'src/contact/contact-status.ts',
      'src/subscriptions/subscription-status.ts',
      'src/submissions/review/transition/status-plan.ts',
      'src/submissions/record/legal-hold.ts',
    ],
    tests: [
      'src/submissions/record/legal-hold.spec.ts',
      'src/submissions/review/transition/{evaluate-transition,status-plan}.spec.ts',
    ],
  },
  limits: {
    workspace: 'backend',
    files: [
      'src/rate-limit/sliding-window.ts',
      'src/common/concurrency-limit.ts',
      'src/mail/sending/mail-retry.ts',
      'src/effects/effect-retry.ts',
    ],
    tests: [
      'src/rate-limit/sliding-window.spec.ts',
      'src/common/concurrency-limit.spec.ts',
      'src/mail/sending/mail-retry.spec.ts',
      'src/effects/effect-retry.spec.ts',
    ],
  },
  forms: {
    workspace: 'frontend-public',
    files: [
      'src/forms/rules/problems.ts',
      'src/forms/rules/clean-value.ts',
      'src/forms/rules/file-content.ts',
    ],
    tests: ['src/forms/rules/{problems,file-content}.spec.ts'],
  },
  prices: {
    workspace: 'frontend-public',
    files: [
      'src/features/spice-subscription/spice-subscription.ts',
      'src/features/shareholder-application/shareholder-application.ts',
    ],
    tests: [
      'src/features/spice-subscription/spice-subscription.spec.ts',
      'src/features/shareholder-application/shareholder-application.spec.ts',
    ],
  },
  calculator: {
    workspace: 'frontend-public',
    files: [
      'src/features/profit-calculator/amount.ts',
      'src/features/profit-calculator/split-profit.ts',
      'src/features/profit-calculator/format-paise.ts',
    ],
    tests: ['src/features/profit-calculator/*.spec.ts'],
  },
};

const [backendUnit] = backendJest.projects;
// The global set-up builds the threads that check files. No area needs them, and Jest would rebuild them for each mutant.
const backend = { ...backendUnit, globalSetup: undefined };
// An absolute path, because Stryker resolves it from its own folder.
const testEnvironment = join(CHECKOUT, 'frontend-public', 'test', 'environment.mjs');
const JEST = { backend, 'frontend-public': { ...publicJest, testEnvironment } };

/**
 * The Jest settings of an area, for the copy of its workspace in which Stryker changes the code.
 * @param {Area} area
 */
export function jestOf({ workspace, tests }) {
  return { ...JEST[workspace], rootDir: '.', testMatch: tests.map((pattern) => `<rootDir>/${pattern}`) };
}
