import { expect, type Locator, type Page } from '@playwright/test';
import { forms as formsEn } from '../../frontend-public/src/content/en/forms';
import { forms as formsHi } from '../../frontend-public/src/content/hi/forms';
import { FAULTS, Gateway } from './gateway';
import { Chance, PATIENCE } from './seeded';
import { test } from './test';

/** Time limit for the result of a click or a failure message: 12 s. */
const ANSWERED_WITHIN_MS = 12_000 * PATIENCE;
/** Time limit for hydration once scripts are served again, by itself or after "Try again": 15 s. */
const ALIVE_WITHIN_MS = 15_000 * PATIENCE;
/** How long the page may take to hydrate by itself before "Try again" is pressed. */
const BY_ITSELF_MS = 4_000;
/** How long an element may disappear and reappear while a page settles. */
const SETTLED_MS = 1_000;
/** How long a page may be blank, in ms: a newly loaded document, and an existing one. */
const EMPTY_AT_FIRST_MS = 5_000 * PATIENCE;
const EMPTY_LATER_MS = 400 * PATIENCE;

/** How many scripts fail before the others are served. */
const LOST = [1, 4, Number.POSITIVE_INFINITY];

/** Retry buttons: of the load status, the shell's error boundary and the console's error boundary. */
const WAY_ON = /^(Try again|Retry|फिर कोशिश करें)$/;

/** Button that restores a draft. */
const RESTORE = new RegExp(`^(${formsEn.draftOffer.restore}|${formsHi.draftOffer.restore})$`);

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

/**
 * Uses a site like a person while scripts fail. Each click must lead to its result or to a failure message with a
 * retry; then scripts are served again, and the result must follow, with all typed values intact.
 */
export class Walk {
  private readonly kept: ((withinMs: number) => Promise<void>)[] = [];

  constructor(
    readonly page: Page,
    readonly chance: Chance,
    private readonly gateway: Gateway,
  ) {}

  /** Makes scripts of remotes fail at a random point within the next `scripts`: one, some, or all from then on. */
  cutSometime(scripts: number): void {
    const { chance } = this;
    this.gateway.cutAfter(chance.below(scripts), chance.one(FAULTS), chance.one(LOST));
  }

  /** Whether a script has failed so far. */
  get isCut(): boolean {
    return this.gateway.hasCut;
  }

  /** Serves scripts again if any has failed so far; a failure that is still to come stays. */
  mendWhatIsCut(): void {
    if (this.isCut) this.gateway.mend();
  }

  /** Navigates to an address and waits for an element. */
  async open(address: string, result: Locator): Promise<void> {
    await this.page.goto(this.gateway.url + address, { waitUntil: 'commit' });
    await this.follows(result);
  }

  /** Fills in a field, and records the value as one that must not be lost. */
  async type(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    this.kept.push((timeout) => expect(field).toHaveValue(text, { timeout }));
  }

  /**
   * Records the values of a form as ones that must not be lost. Files and secrets are not stored for a reload, and
   * consent is not restored by Back.
   */
  async remember(form: Locator): Promise<void> {
    for (const { name, value, isChosen } of await form.evaluate(answersIn)) {
      const field = form.locator(`[name="${name}"]`);
      this.kept.push((timeout) =>
        isChosen
          ? expect(field.and(form.locator(`[value="${value}"]`))).toBeChecked({ timeout })
          : expect(field).toHaveValue(value, { timeout }),
      );
    }
  }

  /** Forgets the recorded values, because they were sent or discarded. */
  forget(): void {
    this.kept.length = 0;
  }

  /** Expects the recorded values to be present or offered as a draft. */
  async expectTypedTextThere(): Promise<void> {
    const offer = visible(this.page.getByRole('button', { name: RESTORE }));
    await expect(async () => {
      if (await offer.isVisible()) await offer.click();
      for (const isThere of this.kept) await isThere(SETTLED_MS);
    }).toPass({ timeout: ALIVE_WITHIN_MS });
  }

  /**
   * Clicks a control and waits for its result.
   * @param again what to do before a second click, such as selecting a file that a reload does not keep
   */
  async press(control: Locator, result: Locator, again?: () => Promise<unknown>): Promise<void> {
    await pressed(control);
    await this.follows(result, {
      control,
      repeat: async () => {
        await this.expectTypedTextThere();
        await again?.();
        await pressed(control);
      },
    });
  }

  /**
   * Waits for a result; if a retry is offered instead, serves scripts again and waits for the result then.
   * @param once what was done, and the control that can be seen again when it must be done once more
   */
  async follows(result: Locator, once?: { control: Locator; repeat: () => Promise<unknown> }): Promise<void> {
    const here = visible(result);
    const wayOn = visible(this.page.getByRole('button', { name: WAY_ON }));
    const alert = this.page.getByRole('alert').filter({ hasText: /\S/ });
    // A field has an error, such as a tick that must be set again after Back.
    // A disabled button has its reason beside it, once the form is hydrated.
    const why = this.page.locator('[aria-disabled="true"] + .cf-button-row__reason:not([data-hydrating] *)');
    const said = visible(alert.or(this.page.locator('[aria-invalid="true"]')).or(why));
    await expect(here.or(wayOn).or(said).first(), `an answer: ${result}`).toBeVisible({
      timeout: ANSWERED_WITHIN_MS,
    });
    // On a busy machine a page may offer a retry although no script failed.
    if (!(await comes(here, this.isCut ? SETTLED_MS : ANSWERED_WITHIN_MS))) {
      expect(this.isCut, `no script was cut, and yet not here: ${result}`).toBe(true);
      this.gateway.mend();
      if (!(await comes(here, BY_ITSELF_MS))) {
        // It may disappear at this moment, because the page has been hydrated.
        await wayOn.click({ timeout: 1_000 }).catch(() => undefined);
        await expect((once ? here.or(visible(once.control)) : here).first()).toBeVisible({
          timeout: ALIVE_WITHIN_MS,
        });
        if (once && !(await comes(here, BY_ITSELF_MS))) await once.repeat();
      }
      await expect(here, `once the scripts are back: ${result}`).toBeVisible({ timeout: ALIVE_WITHIN_MS });
    }
    await expect(visible(this.page.locator('h1, h2'))).toBeVisible();
  }
}

const visible = (locator: Locator) => locator.filter({ visible: true }).first();

const comes = (locator: Locator, timeout: number) =>
  locator.waitFor({ timeout }).then(
    () => true,
    () => false,
  );

/** Clicks even a disabled button, like a person; Playwright would wait until it is enabled. */
async function pressed(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  await control.click({ force: (await control.getAttribute('aria-disabled')) === 'true' });
}

/** Runs in the page, without access to the test's scope. */
function answersIn(form: Element) {
  const controls = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  return controls
    .filter(({ name, tabIndex, dataset }) => name !== '' && tabIndex !== -1 && dataset.secret === undefined)
    .filter(({ type, checked }) => !['file', 'checkbox'].includes(type) && (checked || type !== 'radio'))
    .map(({ name, value, type }) => ({ name, value, isChosen: type === 'radio' }));
}

/** Reports each period in which the page is blank. */
async function watchForBlanks(page: Page): Promise<string[]> {
  const blanks: string[] = [];
  await page.exposeFunction('reportBlank', (where: string) => blanks.push(where));
  await page.addInitScript(
    ([atFirst, later]) => {
      let hadText = false;
      let emptySince = 0;
      let told = false;
      setInterval(() => {
        const readable = [...document.querySelectorAll('h1, h2, p, [role="status"]')];
        if (readable.some((one) => one.checkVisibility() && one.textContent.trim() !== '')) {
          hadText = true;
          emptySince = 0;
          told = false;
          return;
        }
        emptySince ||= performance.now();
        const empty = performance.now() - emptySince;
        if (told || empty < (hadText ? later : atFirst)) return;
        told = true;
        const { reportBlank } = window as unknown as { reportBlank: (where: string) => void };
        reportBlank(`${location.pathname}${location.search} after ${Math.round(performance.now())} ms`);
      }, 50);
    },
    [EMPTY_AT_FIRST_MS, EMPTY_LATER_MS] as const,
  );
  return blanks;
}

/** A test that walks through the site behind a gateway, controlled by the seed. */
export const walking = test.extend<{ seed: number; gateway: Gateway; walk: Walk }>({
  seed: [1, { option: true }],
  gateway: async ({ site }, use) => {
    const gateway = await Gateway.to(site.url);
    await use(gateway);
    await gateway.stop();
  },
  walk: async ({ page, gateway, seed }, use) => {
    const blanks = await watchForBlanks(page);
    await use(new Walk(page, new Chance(seed), gateway));
    expect(blanks, 'blank pages').toEqual([]);
  },
});
