import { fastForwardMinute } from '../support/browser/clock';
import { expectAccessible } from '../support/checks/axe';
import { logIn } from '../support/console';
import { expect, test } from '../support/test';
import { openCase, statusLabel } from '../support/track';

const REFERENCE = /CM-[0-9A-HJKMNP-TV-Z]{6}/;

test('a visitor writes in Hindi and gets a mail with the reference; the office finds the message by part of a name and replies in that thread, and /track shows it as read', async ({
  page,
  site,
  browser,
}) => {
  const sender = { name: 'अनीता कुमारी', email: 'anita@example.org', message: 'पानी का कारख़ाना कब खुलेगा?' };

  await page.clock.install();
  await page.goto('/hi/contact');
  const form = page.getByRole('region', { name: 'हमें लिखें' });
  await form.getByLabel('आपका नाम').fill(sender.name);
  await form.getByLabel('ईमेल').fill(sender.email);
  await form.getByLabel('विषय').selectOption('निवेश के सवाल');
  await form.getByLabel('आपका संदेश').fill(sender.message);
  await fastForwardMinute(page);
  await form.getByRole('button', { name: 'संदेश भेजें' }).click();
  await expect(page.getByText('आपका संदेश पहुँच गया! हम 24 घंटे के भीतर जवाब देंगे।')).toBeVisible();
  await expect(form.getByRole('heading', { name: 'आपका संदेश हमें मिल गया है' })).toBeFocused();
  const number = (await form.getByText(REFERENCE).textContent()) ?? '';
  expect(number).toMatch(REFERENCE);
  await page.emulateMedia({ media: 'print' });
  await expect(form.getByText(REFERENCE)).toBeVisible();
  const trackAddress = form.getByText(`(${new URL(site.url).host}/hi/track)`);
  await expect(trackAddress).toBeVisible();
  await expect(form.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await expect(trackAddress).toBeHidden();

  const [received] = await site.inbox.mailsTo(sender.email, 1);
  expect(received?.text).toContain(number);
  expect(received?.text).toContain('आपका संदेश हमें मिल गया है');

  const office = await browser.newContext({ baseURL: site.url });
  const console_ = await office.newPage();
  await console_.goto('/admin/contacts');
  await logIn(console_);
  await console_.getByRole('searchbox').fill('अनी');
  await console_.getByRole('link', { name: sender.name }).click();
  const panel = console_.getByRole('complementary', { name: 'Message' });
  await expect(panel.getByText(number)).toBeVisible();
  await expect(panel.getByText(sender.message)).toBeVisible();
  await expect(panel.getByText('Investment Questions')).toBeVisible();
  await expect(panel.getByText('Read', { exact: true })).toBeVisible();

  const views = console_.getByRole('navigation', { name: 'Views' });
  const row = console_.getByRole('row').filter({ hasText: sender.name });
  await views.getByRole('link', { name: /^Not answered/ }).click();
  await console_.getByRole('searchbox').fill('अनी');
  await row.getByRole('link').click();
  await expect(panel.getByRole('heading', { level: 2, name: sender.name })).toBeFocused();

  await console_.keyboard.press('r');
  const reply = panel.getByRole('textbox', { name: 'Your reply' });
  await expect(reply).toBeFocused();
  await expect(panel.getByText('नमस्ते अनीता कुमारी जी,')).toBeVisible();
  await panel.getByRole('button', { name: 'Thanks' }).click();
  await expect(reply).toHaveValue(/^हमें लिखने के लिए धन्यवाद/);
  await reply.fill('मार्च में।\n\nआपका स्वागत है।');
  await panel.getByRole('button', { name: 'Preview' }).click();
  const subject = `Re: निवेश के सवाल [${number}]`;
  await expect(panel.getByRole('region', { name: 'Preview' }).getByText(subject)).toBeVisible();
  await expectAccessible(console_);
  await reply.press('Control+Enter');
  await expect(console_.getByText(`Reply to ${sender.name} is on its way`)).toBeVisible();
  const thread = panel.getByRole('region', { name: 'Replies' });
  await expect(thread.getByText('On its way')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Reply', exact: true })).toBeFocused();

  const [, answer] = await site.inbox.mailsTo(sender.email, 2);
  expect(answer?.subject).toBe(subject);
  expect(answer?.text).toMatch(/^नमस्ते अनीता कुमारी जी,\n\nमार्च में।\n\nआपका स्वागत है।\n\n/);
  expect(answer?.headers.get('in-reply-to')).toBe(received?.messageId);
  expect(answer?.headers.get('references')).toBe(received?.messageId);
  await expect(thread.getByText('Sent', { exact: true })).toBeVisible();
  // The message stays in the view until the list is loaded again.
  await expect(row.getByText('Answered', { exact: true })).toBeVisible();
  await views.getByRole('link', { name: /^All/ }).click();
  await expect(row.getByText('Answered', { exact: true })).toBeVisible();
  await views.getByRole('link', { name: /^Not answered/ }).click();
  await expect(views.getByRole('link', { name: /^Not answered/ })).toHaveAttribute('aria-current', 'page');
  await expect(row).toHaveCount(0);
  await office.close();

  // A separate browser context, because a page with a fake clock cannot detect a reload.
  const phone = await browser.newContext({ baseURL: site.url });
  const later = await phone.newPage();
  await openCase(later, site, 'hi', { number, email: sender.email });
  await expect(statusLabel(later, 'पढ़ लिया गया')).toBeVisible();
  await later.reload();
  await expect(statusLabel(later, 'पढ़ लिया गया')).toBeVisible();
  await phone.close();
});
