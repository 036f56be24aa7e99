import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { samplePdf } from '../../backend/test/support/files/sample-files';
import { applicationForm as applicationEn } from '../../frontend-public/src/content/en/application-form';
import { contact as contactEn } from '../../frontend-public/src/content/en/contact';
import { forms as formsEn } from '../../frontend-public/src/content/en/forms';
import { shareholderForm as shareholderEn } from '../../frontend-public/src/content/en/shareholder-form';
import { spiceClub as spiceEn } from '../../frontend-public/src/content/en/spice-club';
import { track as trackEn } from '../../frontend-public/src/content/en/track';
import { applicationForm as applicationHi } from '../../frontend-public/src/content/hi/application-form';
import { contact as contactHi } from '../../frontend-public/src/content/hi/contact';
import { forms as formsHi } from '../../frontend-public/src/content/hi/forms';
import { shareholderForm as shareholderHi } from '../../frontend-public/src/content/hi/shareholder-form';
import { spiceClub as spiceHi } from '../../frontend-public/src/content/hi/spice-club';
import { track as trackHi } from '../../frontend-public/src/content/hi/track';
import { pagesReady, waitForHydration } from '../support/browser/prerendered';
import { sendMessage } from '../support/forms/send-records';
import { ENGLISH, fillInShareholder, HINDI } from '../support/forms/shareholder-form';
import { newWord, seeds } from '../support/seeded';
import { ADMINISTRATOR, type Site } from '../support/test';
import { mailedCode } from '../support/track';
import { DESKTOP, PHONE, type Walk, walking } from '../support/walk';

/** Approximate number of public remote scripts that a visit of a form and another page loads. */
const SCRIPTS = 10;
const REFERENCE = /(FA|SH|SP|CM)-[0-9A-HJKMNP-TV-Z]{6}/;

const MESSAGES = {
  en: {
    prefix: '',
    forms: formsEn,
    application: applicationEn,
    contact: contactEn,
    shareholder: shareholderEn,
    spice: spiceEn.form,
    track: trackEn,
    labels: ENGLISH,
  },
  hi: {
    prefix: '/hi',
    forms: formsHi,
    application: applicationHi,
    contact: contactHi,
    shareholder: shareholderHi,
    spice: spiceHi.form,
    track: trackHi,
    labels: HINDI,
  },
};
type Messages = (typeof MESSAGES)['en' | 'hi'];

interface Visit {
  walk: Walk;
  messages: Messages;
  site: Site;
  request: APIRequestContext;
  /** Unique name, by which the console finds the record. */
  name: string;
  email: string;
}

const formOf = (page: Page, draft: string) => page.locator(`form[data-draft="${draft}"]`);
const field = (form: Locator, name: string) => form.locator(`[name="${name}"]`);
const button = (form: Locator, name: string) => form.getByRole('button', { name, exact: true });
const receipt = (page: Page) => page.getByRole('main').getByText(REFERENCE);

/** Visits another page before submitting, two times out of three, and expects the typed values afterwards. */
async function maybeVisitsAnotherPage({ walk, messages }: Visit): Promise<void> {
  if (walk.random.below(3) === 0) return;
  const { page } = walk;
  const title = (await page.locator('main h1').textContent()) ?? '';
  const link = page.getByRole('contentinfo').locator(`a[href="${messages.prefix}/about"]`);
  await walk.click(link, page.locator('main h1', { hasNotText: title }));
  await page.goBack();
  await walk.expectResult(page.locator('main h1', { hasText: title }));
  // Half of the time, submits what the browser restored without waiting for hydration.
  if (walk.hasScriptFailed && walk.random.below(2) === 0) return;
  // Only a hydrated page offers the values that the browser did not restore.
  walk.recoverScripts();
  await waitForHydration(page);
  await walk.expectValuesKept();
}

async function applies(visit: Visit): Promise<string> {
  const { walk, messages, name, email } = visit;
  const { page } = walk;
  const form = formOf(page, 'application');
  await walk.open(`${messages.prefix}/apply`, form);
  await field(form, 'name').fill(name);
  await field(form, 'location').fill('Hajipur, Bihar');
  await field(form, 'business_idea').selectOption('Apparel & Textiles');
  await field(form, 'required_amount').selectOption({ index: 1 });
  await field(form, 'past_experience').fill('Twelve years as a cutting master.');
  await field(form, 'email').fill(email);
  await walk.recordValues(form);
  await maybeVisitsAnotherPage(visit);
  await walk.click(button(form, messages.application.submit), receipt(page));
  return '/api/apply-factory';
}

async function becomesShareholder(visit: Visit): Promise<string> {
  const { walk, messages, name, email } = visit;
  const { page } = walk;
  const form = formOf(page, 'shareholder');
  await walk.open(`${messages.prefix}/shareholder`, form);
  const pan = 'ABCPK1234F';
  await fillInShareholder(page, messages.labels, { name, email, pan, nominee: 'Sunita Devi' });
  // The format into which the form normalises it.
  await field(form, 'mobile').fill('9835012345');
  await walk.recordValues(form);
  await maybeVisitsAnotherPage(visit);
  /** Fills in the values that neither a reload nor Back restores. */
  const secrets = async () => {
    await field(form, 'panNumber').fill(pan);
    await field(form, 'idProof').setInputFiles({
      name: 'card.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(samplePdf()),
    });
    await field(form, 'termsAgreed').check();
  };
  await secrets();
  const check = messages.shareholder.check.title;
  await walk.click(button(form, check), page.getByRole('heading', { name: check }), secrets);
  walk.discardValues();
  await walk.click(button(form, messages.shareholder.submit), receipt(page));
  return '/api/shareholder';
}

async function writes(visit: Visit): Promise<string> {
  const { walk, messages, name, email } = visit;
  const form = formOf(walk.page, 'message');
  await walk.open(`${messages.prefix}/contact`, form);
  await field(form, 'name').fill(name);
  await field(form, 'email').fill(email);
  await field(form, 'subject').selectOption('General Inquiry');
  await field(form, 'message').fill('When does the water plant open?');
  await walk.recordValues(form);
  await maybeVisitsAnotherPage(visit);
  await walk.click(button(form, messages.contact.write.form.submit), receipt(walk.page));
  return '/api/contact';
}

async function asksForAppNotice({ walk, messages, email }: Visit): Promise<string> {
  const form = formOf(walk.page, 'app-notice');
  await walk.open(`${messages.prefix}/contact`, form);
  await field(form, 'email').fill(email);
  await walk.recordValues(form);
  await walk.click(form.locator('button[data-submits]'), receipt(walk.page));
  return '/api/contact';
}

async function subscribes({ walk, messages, name, email }: Visit): Promise<string> {
  const { page } = walk;
  const { spice } = messages;
  const form = formOf(page, 'spice');
  const title = (step: keyof typeof spice.titles) => page.getByRole('heading', { name: spice.titles[step] });
  await walk.open(`${messages.prefix}/monthly-spice-subscription`, form);
  await form.locator('[name="userType"][value="Individual User"]').check();
  await field(form, 'name').fill(name);
  await field(form, 'email').fill(email);
  await field(form, 'address').fill('Ward 7, Station Road, Hajipur, Bihar');
  await field(form, 'pinCode').fill('844101');
  await field(form, 'mobile').fill('9876543210');
  await walk.recordValues(form);
  await walk.click(button(form, spice.next.details), title('combo'));
  walk.discardValues();
  await form.locator('[name="combo"][value="Premium Pack"]').check();
  await walk.recordValues(form);
  await walk.click(button(form, spice.next.combo), title('payment'));
  walk.discardValues();
  await form.locator('[name="paymentMethod"][value="cod"]').check();
  await walk.click(button(form, spice.submit), receipt(page));
  return '/api/subscription';
}

/** Sends a message, then opens its status with the code from the mail. */
async function tracks({ walk, messages, site, request, name, email }: Visit): Promise<string> {
  const { page } = walk;
  const reference = await sendMessage(request, name, { email });
  const { ask, open } = messages.track.tracking;
  const asking = formOf(page, 'track');
  await walk.open(`${messages.prefix}/track`, asking);
  const fillIn = async () => {
    await field(asking, 'reference').fill(reference);
    await field(asking, 'email').fill(email);
  };
  await fillIn();
  const opening = formOf(page, 'track-code');
  await walk.click(button(asking, ask.submit), opening, fillIn);
  await field(opening, 'code').fill(await mailedCode(site, email));
  await walk.click(button(opening, open.submit), page.getByRole('heading', { name: reference }));
  return '/api/contact';
}

/** Number of records that a list of the API has for a search. */
async function countRecords(
  request: APIRequestContext,
  site: Site,
  path: string,
  q: string,
): Promise<number> {
  const login = await request.post(`${site.url}/api/admin/login`, { data: ADMINISTRATOR });
  const { token } = await login.json();
  const list = await request.get(`${site.url}${path}?q=${q}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await list.json()).length;
}

/** Each journey returns the API path of the list that has its record. */
const journeys: [name: string, go: (visit: Visit) => Promise<string>, defaultSeeds: number[]][] = [
  ['applies for a factory', applies, [5]],
  ['becomes a shareholder', becomesShareholder, [6]],
  ['writes to the office', writes, [23]],
  ['asks to be notified of the app', asksForAppNotice, [24]],
  ['subscribes to spices', subscribes, [26]],
  ['tracks a message', tracks, [29]],
];

for (const [what, go, defaultSeeds] of journeys) {
  for (const seed of seeds(defaultSeeds)) {
    walking.describe(() => {
      const size = seed % 2 === 0 ? PHONE : DESKTOP;
      const locale = seed % 4 < 2 ? 'en' : 'hi';
      walking.use({ seed, viewport: size });
      walking(
        `a visitor who ${what} while scripts fail loses nothing (${locale}, ${size.width} px, seed ${seed})`,
        async ({ walk, site, request }) => {
          await pagesReady(site.url);
          const word = newWord();
          const email = `${word}@example.org`;
          walk.failScriptsWithin(SCRIPTS);
          const list = await go({
            walk,
            messages: MESSAGES[locale],
            site,
            request,
            name: `Meera ${word}`,
            email,
          });
          walk.recoverScripts();
          expect(await countRecords(request, site, list, word)).toBe(1);
        },
      );
    });
  }
}
