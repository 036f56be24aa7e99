import type { Page } from '@playwright/test';

/** Fills in the recipient in the English form. The kind of customer must be selected already. */
export async function fillInSubscriber(
  page: Page,
  { name, email }: { name: string; email: string },
): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Address', { exact: true }).fill('Ward 7, Station Road, Hajipur, Bihar');
  await page.getByLabel('PIN code').fill('844101');
  await page.getByLabel('Mobile number', { exact: true }).fill('+91 98765 43210');
}

/** Selects two Premium Packs and continues to the payment. */
export async function choosePremiumPacks(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose a combo' }).click();
  await page.getByRole('radio', { name: /^Premium Pack/ }).check();
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Go to payment' }).click();
}
