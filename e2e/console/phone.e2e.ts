import type { Page } from '@playwright/test';
import { samplePdf } from '../../backend/test/support/files/sample-files';
import { swipe } from '../support/browser/swipe';
import { logIn } from '../support/console';
import { sendApplication } from '../support/forms/send-records';
import { newWord } from '../support/seeded';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Expects the button that shows the password at the end of the password field. */
async function expectEyeInsidePassword(page: Page): Promise<void> {
  const password = page.getByLabel('Password', { exact: true });
  const eye = page.getByRole('button', { name: 'Show password' });
  await expect(eye).toBeVisible();
  const [field, button] = [await password.boundingBox(), await eye.boundingBox()];
  if (!field || !button) throw new Error('The field is not visible.');
  expect(button.x).toBeGreaterThan(field.x + field.width / 2);
  expect(button.x + button.width).toBeLessThanOrEqual(field.x + field.width);
  expect(button.y).toBeGreaterThanOrEqual(field.y);
  expect(button.y + button.height).toBeLessThanOrEqual(field.y + field.height + 1);
}

test('on a phone the eye of a password is inside its field; swiping goes to the next application and back, a tap beside an open document only closes it, and a decision can be undone', async ({
  page,
  context,
  request,
}) => {
  const word = newWord();
  const names = ['Anita', 'Birsi', 'Chandan'].map((name) => `${name} ${word}`);
  const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(samplePdf()) };
  for (const name of names) await sendApplication(request, name, plan);
  await page.goto(`/admin/applications?q=${word}`);
  await expectEyeInsidePassword(page);
  await logIn(page);
  await page.getByRole('link', { name: names[0] as string }).tap();
  const panel = page.getByRole('dialog', { name: 'Application' });
  const isAt = (at: number) =>
    expect(panel.getByRole('heading', { level: 2, name: names[at] as string })).toBeVisible();
  await isAt(0);

  // Before the swipes: the browser ignores a tap that stops what a swipe has left in motion.
  await test.step('a tap beside the open document closes it and does not press the button behind it', async () => {
    await panel.getByRole('button', { name: 'View plan.pdf' }).click();
    const viewer = page.getByRole('dialog', { name: 'plan.pdf' });
    await expect(viewer).toBeVisible();
    const behind = await panel.locator('.ad-foot').getByText('Approve', { exact: true }).boundingBox();
    if (!behind) throw new Error('The button is not visible.');
    await page.touchscreen.tap(behind.x, behind.y);
    await expect(viewer).toBeHidden();
    await isAt(0);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  });

  const touch = await context.newCDPSession(page);
  await swipe(touch, [300, 420], [80, 420]);
  await isAt(1);
  await swipe(touch, [300, 420], [80, 420]);
  await isAt(2);
  await swipe(touch, [80, 420], [300, 420]);
  await isAt(1);

  // A mouse click, because on a busy machine a tap may become a long press, which does not click.
  await panel.getByRole('button', { name: 'Approve', exact: true }).click();
  await isAt(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`Undone: ${names[1]} is unchanged.`)).toBeVisible();
  await isAt(1);
  await expect(panel.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
});

test('on a phone the filters are behind a button that can be pressed within 44 px; an active one stays visible, and keeps the focus when it is cleared', async ({
  page,
  request,
}) => {
  // Without a match the list would offer to clear the filters as well.
  await sendApplication(request, `Deepa ${newWord()}`);
  await page.goto('/admin/applications');
  await logIn(page);
  const filters = page.getByRole('group', { name: 'Filters' });
  const list = page.getByRole('heading', { name: 'Factory applications' });
  await expect(list).toBeVisible();
  await expect(filters.getByRole('button')).toHaveText(['Status: pending', 'More filters']);

  const more = filters.getByRole('button', { name: 'More filters' });
  const box = await more.boundingBox();
  if (!box) throw new Error('The button is not visible.');
  await more.tap({ position: { x: box.width / 2, y: box.height / 2 + 21 } });
  await filters.getByRole('button', { name: 'Document', exact: true }).tap();
  await filters.getByRole('button', { name: 'Without a document', exact: true }).tap();
  await expect(page).toHaveURL(/\?document=false$/);
  await filters.getByRole('button', { name: 'Fewer filters' }).tap();
  const document = filters.getByRole('button', { name: 'Document: Without a document' });
  await expect(filters.getByRole('button')).toHaveText([
    'Status: pending',
    'Without a document',
    'More filters',
  ]);
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();

  await document.tap();
  await filters.getByRole('button', { name: 'With or without a document' }).tap();
  await expect(page).toHaveURL(/\/applications$/);
  await expect(filters.getByRole('button', { name: 'Document', exact: true })).toBeFocused();
});
