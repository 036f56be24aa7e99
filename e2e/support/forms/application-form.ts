import type { Page } from '@playwright/test';

export interface Applicant {
  name: string;
  email: string;
  location: string;
}

/** Fills in the English factory application form, without a document. */
export async function fillInApplication(page: Page, applicant: Applicant): Promise<void> {
  await page.getByLabel('Your full name').fill(applicant.name);
  await page.getByLabel('Where should the factory be?').fill(applicant.location);
  await page.getByLabel('Business idea').selectOption('Apparel & Textiles');
  await page.getByLabel('Amount needed').selectOption({ index: 1 });
  await page.getByLabel('Past experience').fill('Twelve years as a cutting master in a unit of 40 machines.');
  await page.getByLabel('E-mail').fill(applicant.email);
}

/** A PDF of two pages, printed by the browser. */
export async function printedPdf(page: Page): Promise<Buffer> {
  const sheet = await page.context().newPage();
  await sheet.setContent(
    '<h1>Unit plan</h1><p>Forty machines, two shifts.</p><h1 style="break-before:page">Costs</h1><p>In three parts.</p>',
  );
  const pdf = await sheet.pdf({ format: 'A4' });
  await sheet.close();
  return pdf;
}
