import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { samplePdf } from '../../backend/test/support/files/sample-files';
import {
  sendApplication,
  sendMessage,
  sendShareholder,
  sendSubscription,
} from '../support/forms/send-records';
import { newWord, seeds } from '../support/seeded';
import { ADMINISTRATOR } from '../support/test';
import { DESKTOP, PHONE, type Walk, walking } from '../support/walk';

/** Approximate number of console scripts that a walk through two lists loads. */
const SCRIPTS = 20;

interface Visit {
  walk: Walk;
  page: Page;
  request: APIRequestContext;
  /** Unique word in the names of this walk’s records. */
  word: string;
}

/** Matches the end of the name, because a busy button has its icon’s name before its label. */
const button = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`${name}$`) });
/** The open record: a panel beside the list on a desktop, a dialog on a phone. */
const panel = (page: Page) => page.locator('.ad-panel');
const pdf = () => ({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from(samplePdf()) });

async function fillInLogin(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(ADMINISTRATOR.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMINISTRATOR.password);
}

/** Opens a list by its address, via the login. */
async function logsIn({ walk, page }: Visit, address: string, heading: string): Promise<void> {
  await walk.open(address, page.getByRole('heading', { name: 'Administrator login' }));
  await fillInLogin(page);
  await walk.click(button(page, 'Log in'), page.getByRole('heading', { level: 1, name: heading }));
}

async function closesPanel({ walk, page }: Visit): Promise<void> {
  await walk.click(panel(page).getByRole('button', { name: 'Close' }), page.getByRole('searchbox'));
  await expect(panel(page)).toHaveCount(0);
}

/** Ends the session like a logout in another tab, and logs in again, which leads back to the list. */
async function logsInOnceMore({ walk, page }: Visit, heading: string): Promise<void> {
  await page.evaluate(() => new BroadcastChannel('admin-session').postMessage({ type: 'out' }));
  await walk.expectResult(page.getByRole('heading', { name: 'Administrator login' }));
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await fillInLogin(page);
  await walk.click(button(page, 'Log in'), page.getByRole('heading', { level: 1, name: heading }));
}

/** Opens another list through the navigation. */
async function goesOn({ walk, page }: Visit, tab: string, heading: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Console' });
  if (page.viewportSize()?.width === PHONE.width) await walk.click(button(page, 'Open menu'), navigation);
  await walk.click(
    navigation.getByRole('link', { name: tab }),
    page.getByRole('heading', { level: 1, name: heading }),
  );
}

async function logsOut({ walk, page }: Visit): Promise<void> {
  await walk.click(page.getByRole('button', { name: /^Account of/ }), button(page, 'Log out'));
  await walk.click(
    button(page, 'Log out'),
    page.getByRole('heading', { name: 'Turn knowledge into legacy' }),
  );
}

/** Approves the open record, undoes that, rejects it with a reason and reopens it. */
async function decides({ walk, page }: Visit, name: string): Promise<void> {
  const reason = panel(page).getByLabel(/^Reason/);
  await walk.click(button(page, 'Approve'), page.getByText(`Approved: ${name}`));
  await walk.click(button(page, 'Undo'), page.getByText(`Undone: ${name} is unchanged.`));
  await walk.click(button(page, 'Reject'), reason);
  await walk.click(button(page, 'Reject application'), page.getByText('Please write a reason.'));
  await walk.fill(reason, 'The plan has no figures.');
  await walk.click(button(page, 'Reject application'), page.getByText(`Rejected: ${name}`));
  walk.discardValues();
  await walk.click(button(page, 'Reopen'), reason);
  await walk.fill(reason, 'The figures came by mail.');
  await walk.click(button(page, 'Reopen application'), page.getByText(`Reopened: ${name}`));
  walk.discardValues();
}

async function viewsDocument({ walk, page }: Visit): Promise<void> {
  // On wide screens the document is beside the record instead of in a dialog.
  const inFront = page.getByRole('dialog', { name: 'paper.pdf' });
  const viewer = inFront.or(page.getByRole('region', { name: 'paper.pdf' }));
  await walk.click(button(page, 'View paper.pdf'), viewer.getByRole('img', { name: 'Page 1 of 1' }));
  await walk.click(
    viewer.getByRole('button', { name: /^Close/ }),
    panel(page).getByRole('heading', { level: 2 }),
  );
}

async function reviewsApplications(visit: Visit): Promise<void> {
  const { walk, page, request, word } = visit;
  const name = `Birsi ${word}`;
  await sendApplication(request, name, pdf());
  await logsIn(visit, `/admin/applications?q=${word}`, 'Factory applications');
  await walk.click(page.getByRole('link', { name }), panel(page).getByRole('heading', { name }));
  await viewsDocument(visit);
  await decides(visit, name);
  await closesPanel(visit);
  await goesOn(visit, 'Shareholders', 'Shareholder applications');
  await logsOut(visit);
}

async function checksShareholders(visit: Visit): Promise<void> {
  const { walk, page, request, word } = visit;
  const name = `Kavita ${word}`;
  const reference = await sendShareholder(request, name, 'ABCPK1234F', pdf());
  await logsIn(visit, `/admin/shareholders?q=${word}`, 'Shareholder applications');
  await walk.click(page.getByRole('link', { name }), panel(page).getByRole('heading', { name }));
  await walk.click(button(page, 'Reveal PAN'), page.getByText('ABCPK1234F'));
  await walk.click(button(page, 'Hide PAN'), page.getByText('******234F'));
  const asked = page.getByLabel(`Type ${reference} to confirm`);
  await walk.click(button(page, 'Delete'), asked);
  await walk.fill(asked, reference);
  await walk.click(button(page, 'Delete for good'), page.getByText(`Deleted: ${reference}`));
  walk.discardValues();
  await goesOn(visit, 'Subscribers', 'Spice subscriptions');
}

async function managesSubscriptions(visit: Visit): Promise<void> {
  const { walk, page, request, word } = visit;
  const name = `Imran ${word}`;
  await sendSubscription(request, name);
  await logsIn(visit, `/admin/subscribers?q=${word}`, 'Spice subscriptions');
  await walk.click(page.getByRole('link', { name }), panel(page).getByRole('heading', { name }));
  await walk.click(button(page, 'Pause'), page.getByText('None while paused'));
  await walk.click(button(page, 'Resume'), button(page, 'Pause'));
  await walk.click(button(page, 'Cancel subscription'), button(page, 'Cancel for good'));
  await walk.click(button(page, 'Cancel for good'), page.getByText('Cancelled for good.'));
  await closesPanel(visit);
  await logsInOnceMore(visit, 'Spice subscriptions');
  await goesOn(visit, 'Contacts', 'Contact messages');
}

async function readsMessages(visit: Visit): Promise<void> {
  const { walk, page, request, word } = visit;
  for (const name of ['Asha', 'Birsi']) await sendMessage(request, `${name} ${word}`);
  await logsIn(visit, `/admin/contacts?q=${word}`, 'Contact messages');
  const row = page.getByRole('link', { name: `Asha ${word}` }).first();
  await walk.click(row, button(page, 'Mark as new'));
  await walk.click(button(page, 'Mark as new'), button(page, 'Mark as read'));
  await walk.click(button(page, 'Mark as read'), button(page, 'Mark as new'));
  await closesPanel(visit);
  await walk.click(button(page, 'Status: new'), button(page, 'All'));
  await walk.click(button(page, 'All'), page.getByText('1–2 of 2.'));
  await walk.click(button(page, 'From'), page.getByText('By name, A to Z.'));
  const search = page.getByRole('searchbox');
  await walk.fill(search, `${word}x`);
  await walk.expectResult(page.getByText(/^Nothing matches (these filters|what you searched for)\.$/));
  await walk.expectValuesKept();
  walk.discardValues();
  await walk.fill(search, word);
  await walk.expectResult(row);
  await walk.expectValuesKept();
  walk.discardValues();
  await goesOn(visit, 'Applications', 'Factory applications');
  await logsOut(visit);
}

const journeys: [name: string, go: (visit: Visit) => Promise<void>, defaultSeeds: number[]][] = [
  ['reviews applications', reviewsApplications, [34]],
  ['checks shareholders', checksShareholders, [25]],
  ['manages subscriptions', managesSubscriptions, [12]],
  ['reads messages', readsMessages, [39]],
];

for (const [what, go, defaultSeeds] of journeys) {
  for (const seed of seeds(defaultSeeds)) {
    walking.describe(() => {
      const size = seed % 2 === 0 ? PHONE : DESKTOP;
      const colorScheme = seed % 4 < 2 ? 'light' : 'dark';
      walking.use({ seed, viewport: size, colorScheme });
      walking(
        `a reviewer who ${what} while scripts fail always gets a result or an error (${colorScheme}, ${size.width} px, seed ${seed})`,
        async ({ walk, page, request }) => {
          walk.failScriptsWithin(SCRIPTS);
          await go({ walk, page, request, word: newWord() });
        },
      );
    });
  }
}
