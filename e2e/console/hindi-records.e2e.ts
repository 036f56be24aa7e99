import { checkScreenAtEachWidth } from '../support/checks/screen-checks';
import { expectHindi, RECORDS, sendRecordsInHindi, workInHindi } from '../support/hindi';
import { expect, test } from '../support/test';

// A site of its own, because records of other tests are in English.
test.use({ siteFor: 'records in Hindi' });

test('an open record of each kind is in Hindi, at every width and in both colour schemes', {
  tag: '@own-site',
}, async ({ page, request }) => {
  await sendRecordsInHindi(page, request);
  await workInHindi(page);
  for (const [address, name] of RECORDS) {
    await page.goto(`${address}?status=all`);
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    await expectHindi(page, `${address}, opened`);
    await checkScreenAtEachWidth(page, `${address}, opened`);
  }
});
