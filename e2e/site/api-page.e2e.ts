import type { Page } from '@playwright/test';
import { printedPdf } from '../support/forms/application-form';
import { ADMINISTRATOR, expect, test } from '../support/test';

const operation = (page: Page, summary: string) => page.locator('.opblock').filter({ hasText: summary });

async function open(page: Page, summary: string) {
  const block = operation(page, summary);
  await block.locator('.opblock-summary-control').click();
  return block;
}

/** Status code of an operation’s latest response. */
const status = (block: ReturnType<typeof operation>) =>
  block.locator('.live-responses-table .response-col_status').last();

test('a reader of the API page can log in, authorize with the token and submit a form with its file', async ({
  page,
  request,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const pdf = await printedPdf(page);
  await page.goto('/api/docs');

  const list = await open(page, 'List factory applications');
  await list.getByRole('button', { name: 'Execute' }).click();
  await expect(status(list)).toContainText('401');

  const login = await request.post('/api/admin/login', { data: ADMINISTRATOR });
  const { token } = await login.json();
  await page.getByRole('button', { name: 'Authorize', exact: true }).first().click();
  const dialog = page.locator('.modal-ux');
  await dialog
    .locator('.auth-container')
    .filter({ hasText: 'bearer (http, Bearer)' })
    .locator('input')
    .fill(token);
  await dialog
    .locator('.auth-container')
    .filter({ hasText: 'bearer (http, Bearer)' })
    .getByRole('button', { name: /Authorize|Apply credentials/ })
    .click();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await list.getByRole('button', { name: 'Execute' }).click();
  await expect(status(list)).toContainText('200');

  const apply = await open(page, 'Submit a factory application');
  await apply.locator('input[type=file]').setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: pdf,
  });
  await apply.getByRole('button', { name: 'Execute' }).click();
  await expect(status(apply)).toContainText('201');
  await expect(apply.locator('.live-responses-table')).toContainText('Application submitted successfully');
  // The browser itself logs the expected 401 as an error.
  expect(errors.filter((error) => !error.includes('401'))).toEqual([]);
});
