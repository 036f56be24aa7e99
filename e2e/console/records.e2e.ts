import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/checks/axe';
import { addAccount, logIn } from '../support/console';
import { sendMessage, sendShareholder, sendSubscription } from '../support/forms/send-records';
import { expect, test } from '../support/test';

/** A JPEG that the API accepts as an identity proof: a screenshot of the still empty page. */
const idProofOf = async (page: Page) => ({
  name: 'identity-card.jpg',
  mimeType: 'image/jpeg',
  buffer: await page.screenshot({ type: 'jpeg' }),
});

test('a reviewer checks the identity proof, PAN and duplicates of a shareholder, rejects with a stored reason, undoes and approves', async ({
  page,
  request,
}) => {
  const picture = await idProofOf(page);
  const earlier = await sendShareholder(request, 'Kavita Joshi', 'ABCPK1234F', picture);
  const reference = await sendShareholder(request, 'Kavita Joshi Devi', 'ABCPK1234F', picture);
  await page.goto(`/admin/shareholders?q=${reference}`);
  await logIn(page);
  await page.getByRole('link', { name: 'Kavita Joshi Devi' }).click();
  const panel = page.getByRole('complementary', { name: 'Shareholder application' });
  await expect(panel.getByText('10 shares for ₹5,000')).toBeVisible();

  await panel.getByRole('button', { name: 'View identity-card.jpg' }).click();
  await expect(page.getByRole('img', { name: 'identity-card.jpg' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('button', { name: 'View identity-card.jpg' })).toBeFocused();

  await page.setViewportSize({ width: 1440, height: 900 });
  await panel.getByRole('button', { name: 'View identity-card.jpg' }).click();
  const beside = page.getByRole('region', { name: 'identity-card.jpg' });
  await expect(beside.getByRole('img', { name: 'identity-card.jpg' })).toBeVisible();
  await expect(panel.getByText('******234F')).toBeInViewport();
  await panel.getByRole('button', { name: 'Reject' }).click();
  await panel.getByRole('button', { name: 'Name differs' }).click();
  const mail = panel.getByRole('region', { name: 'Preview' });
  await expect(mail).toContainText(`A decision on your application ${reference} to become a shareholder`);
  await expect(mail).toContainText('The name in your application is not the one on your identity proof.');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Reject application' }).click();
  await expect(page.getByText('Rejected: Kavita Joshi Devi')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: Kavita Joshi Devi is unchanged.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  await beside.getByRole('button', { name: 'Close the document' }).click();

  await panel.getByRole('button', { name: 'Reveal PAN' }).click();
  await expect(panel.getByText('ABCPK1234F')).toBeVisible();
  await panel.getByRole('button', { name: 'Hide PAN' }).click();
  await expect(panel.getByText('******234F')).toBeVisible();

  await panel.getByRole('link', { name: new RegExp(`^${earlier}`) }).click();
  await expect(panel.getByRole('heading', { name: 'Kavita Joshi', exact: true })).toBeFocused();
  await panel.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('Approved: Kavita Joshi', { exact: true })).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Console', exact: true })
    .getByRole('link', { name: 'Settings' })
    .click();
  await page.getByRole('button', { name: 'Change “Name differs”' }).click();
  await expect(page.getByRole('dialog', { name: 'Change the reason' })).toBeVisible();
  await expectAccessible(page);
});

test('deleting a shareholder asks for the reference, removes the application and opens the next one', async ({
  page,
  request,
}) => {
  const picture = await idProofOf(page);
  const reference = await sendShareholder(request, 'Joseph Minj', 'ABCPM1234F', picture);
  await sendShareholder(request, 'Joseph Minj Lakra', 'ABCPL1234F', picture);
  await page.goto('/admin/shareholders?q=joseph+minj');
  await logIn(page);
  await page.getByRole('link', { name: 'Joseph Minj', exact: true }).click();
  await expect(page).toHaveURL(/[?&]record=/);
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete the application of Joseph Minj?' });
  await expect(dialog.getByLabel(`Type ${reference} to confirm`)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('SH-000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(new RegExp(`Please type ${reference}`));
  await dialog.getByLabel(`Type ${reference} to confirm`).fill(reference);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Joseph Minj Lakra' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Joseph Minj', exact: true })).toHaveCount(0);
});

test('a subscription is paused, resumed and, after a confirmation, cancelled for good; undoing a pause and the focus work by keyboard', async ({
  page,
  request,
}) => {
  const reference = await sendSubscription(request, 'Imran Ansari');
  await page.goto(`/admin/subscribers?q=${reference}`);
  await logIn(page);
  await page.getByRole('link', { name: 'Imran Ansari' }).click();
  const panel = page.getByRole('complementary', { name: 'Subscription' });
  await panel.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(panel.getByText('None while paused')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Resume' })).toBeFocused();
  await page.keyboard.press('u');
  await expect(page.getByText('Undone: Imran Ansari is unchanged.')).toBeVisible();
  await panel.getByRole('button', { name: 'Pause' }).click();
  await expect(panel.getByText('None while paused')).toBeVisible();
  await panel.getByRole('button', { name: 'Resume' }).click();
  await panel.getByRole('button', { name: 'Cancel subscription' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel the subscription of Imran Ansari?' });
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel for good' }).click();
  await expect(panel.getByText('Cancelled for good.')).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Imran Ansari' })).toBeFocused();
});

test('a colleague mentioned in a note opens it from the mail, and an assigned message is found by its assignee', async ({
  page,
  request,
  site,
  browser,
}) => {
  const colleague = { email: 'rosy.kujur@example.org', password: 'nine brass lamps at dusk' };
  const { email } = colleague;
  await addAccount(site, colleague, ['contacts:read']);
  const reference = await sendMessage(request, 'Phulmani Tirkey');
  await sendMessage(request, 'Phulmani Lakra');
  await page.goto('/admin/contacts?status=all&q=phulmani');
  await logIn(page);
  await page.getByRole('link', { name: 'Phulmani Tirkey' }).click();
  const panel = page.getByRole('complementary', { name: 'Message' });
  const note = panel.getByLabel('New note');
  await note.focus();
  await page.keyboard.type('Please call her, @ros');
  await expect(panel.getByRole('option', { name: email })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.keyboard.type('today.');
  await expect(note).toHaveValue(`Please call her, @${email} today.`);
  await page.keyboard.press('Control+Enter');
  await expect(panel.getByText(`Please call her, @${email} today.`)).toBeVisible();
  await expect(note).toHaveValue('');

  await panel.getByRole('button', { name: 'Assigned to: Nobody' }).click();
  await panel.getByRole('button', { name: 'Me', exact: true }).click();
  await expect(panel.getByRole('button', { name: 'Assigned to: Me' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Assigned to', exact: true }).click();
  await page.getByRole('button', { name: 'Me', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Phulmani Lakra' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Phulmani Tirkey' })).toBeVisible();
  await expect(page).toHaveURL(/[?&]assignee=me/);

  const mail = (await site.inbox.mailsTo(email, 2))[1];
  expect(mail?.subject).toBe(`A note on ${reference} mentions you`);
  const link = /https?:\/\/\S+record=[0-9a-f]{24}/.exec(mail?.text ?? '')?.[0] ?? 'no link';
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await logIn(other, colleague);
  await expect(other.getByText(`Please call her, @${email} today.`)).toBeVisible();
  await expect(other.getByLabel('New note')).toHaveCount(0);
  await other.context().close();
});
