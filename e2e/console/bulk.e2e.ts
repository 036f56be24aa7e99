import type { Page } from '@playwright/test';
import { checkScreenAtEachWidth } from '../support/checks/screen-checks';
import { addAccount, logIn } from '../support/console';
import { sendApplication, sendMany } from '../support/forms/send-records';
import { newWord } from '../support/seeded';
import { expect, type Site, test } from '../support/test';

const COLLEAGUE = { email: 'farida.khatun@example.org', password: 'nine brass lamps at dusk' };
/** Two more records than a page of the list holds. */
const MANY = 52;
/** How many of the first page are approved, besides the two of the second. */
const CHOSEN = 6;

/** Creates an account that may review applications. @returns its API client */
async function colleague(site: Site) {
  await addAccount(site, COLLEAGUE, ['applications:read', 'applications:review']);
  const call = async (method: string, path: string, body?: object, bearer?: string) => {
    const answer = await fetch(`${site.url}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(bearer && { authorization: `Bearer ${bearer}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
    return answer.json();
  };
  const session = await call('POST', '/api/admin/login', COLLEAGUE);
  return (method: string, path: string, body?: object) => call(method, path, body, session.token);
}

/** Expects the sticky table header right below the top bar, with no row visible between or above them. */
async function expectStickyHeader(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('row').nth(25).scrollIntoViewIfNeeded();
    const gap = () =>
      page.evaluate(() => {
        const head = document.querySelector('thead th')?.getBoundingClientRect();
        const bar = document.querySelector('.ad-top')?.getBoundingClientRect();
        return head && bar ? head.top - bar.bottom : undefined;
      });
    await expect.poll(gap, `gap above the table header at ${width} px`).toBeLessThanOrEqual(0);
    expect(await gap()).toBeGreaterThanOrEqual(-2);
  }
}

test('52 applications on two pages are selected at once; approving some of both pages reports the two that a colleague decided first, with a link to each', async ({
  page,
  request,
  site,
}) => {
  const word = newWord();
  const nameOf = (index: number) => `${word} ${String(index).padStart(3, '0')}`;
  await sendMany(MANY, (index) => sendApplication(request, nameOf(index)));
  const asColleague = await colleague(site);
  // Without the event stream, the colleague’s decision does not remove the row before it is decided here.
  await page.route('**/api/admin/events*', (route) => route.abort());

  await page.goto(`/admin/applications?q=${word}&sort=name`);
  await logIn(page);
  await expectStickyHeader(page);
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected records' });
  await expect(bar.getByText('50 selected')).toBeVisible();
  await bar.getByRole('button', { name: `Select all ${MANY}` }).click();
  await expect(bar.getByText(`${MANY} selected`)).toBeVisible();
  // Each decision takes a second, so the others of this page are left out.
  await page.getByRole('checkbox', { name: 'Select this page' }).uncheck();
  for (let index = 0; index < CHOSEN; index += 1)
    await page.getByRole('checkbox', { name: new RegExp(nameOf(index)) }).check();
  await expect(bar.getByText(`${CHOSEN + 2} selected`)).toBeVisible();

  // One of them is on this page, the other on the last.
  const decidedFirst = [nameOf(1), nameOf(MANY - 1)];
  for (const name of decidedFirst) {
    const [found] = await asColleague('GET', `/api/apply-factory?q=${encodeURIComponent(name)}`);
    await asColleague('PATCH', `/api/apply-factory/${found._id}/status`, {
      status: 'rejected',
      expectedStatus: 'pending',
      reason: 'No site was named.',
    });
  }
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/apply-factory/*/status', async (route) => {
    await held;
    await route.continue();
  });
  await bar.getByRole('button', { name: 'Approve…' }).click();
  await bar.getByRole('button', { name: /^Approve \d+ records$/ }).click();
  await expect(bar.getByText(new RegExp(`^Approving \\d+ of ${CHOSEN + 2}$`))).toBeVisible();
  release();
  await expect(bar.getByRole('status').getByText(`${CHOSEN} done, 2 not changed`)).toBeVisible();
  for (const name of decidedFirst) {
    await expect(bar.getByRole('listitem').filter({ hasText: name })).toContainText(
      `${COLLEAGUE.email} rejected this application`,
    );
  }
  const row = page.getByRole('row', { name: nameOf(1) });
  await expect(row).toContainText('Not changed');
  await expect(row).toContainText(/rejected by farida\.khatun/);
  await checkScreenAtEachWidth(page, 'report of a bulk decision');

  await bar.getByRole('link', { name: `Open ${nameOf(MANY - 1)}` }).click();
  const panel = page.getByRole('complementary', { name: /application/i });
  await expect(panel.getByRole('heading', { name: nameOf(MANY - 1) })).toBeVisible();
  await expect(panel.getByText('No site was named.').first()).toBeVisible();
  await bar.getByRole('button', { name: 'Close report' }).click();
  await expect(bar).toHaveCount(0);
  const approved = await asColleague('GET', `/api/apply-factory?q=${word}&status=approved`);
  expect(approved).toHaveLength(CHOSEN);
});
