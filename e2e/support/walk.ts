import { expect, type Locator, type Page } from '@playwright/test';
import { forms as formsEn } from '../../frontend-public/src/content/en/forms';
import { forms as formsHi } from '../../frontend-public/src/content/hi/forms';
import { PATIENCE, SeededRandom } from './seeded';
import { FAULTS, Gateway } from './servers/gateway';
import { test } from './test';

/** Time limit for the result of a click, or for an error. */
const RESULT_WITHIN_MS = 12_000 * PATIENCE;
/** Time limit for hydration once scripts are served again, with or without a retry. */
const HYDRATED_WITHIN_MS = 15_000 * PATIENCE;
/** How long a page may take to hydrate without a retry. */
const UNAIDED_MS = 4_000;
/** How long an element may disappear and reappear while a page settles. */
const SETTLED_MS = 1_000;
/** How long a newly loaded document may be blank. */
const BLANK_ON_LOAD_MS = 5_000 * PATIENCE;
/** How long a document that had text may be blank. */
const BLANK_LATER_MS = 400 * PATIENCE;

/** How many scripts fail before the others are served. */
const FAILURES = [1, 4, Number.POSITIVE_INFINITY];

/** Labels of retry buttons: of the load status, the shell’s error boundary and the console’s error boundary. */
const RETRY = /^(Try again|Retry|फिर कोशिश करें)$/;

/** Label of the button that restores a draft. */
const RESTORE = new RegExp(`^(${formsEn.draftOffer.restore}|${formsHi.draftOffer.restore})$`);

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/**
 * Uses a site as a person does while scripts fail. Each click must lead to its result or to an error with a retry.
 * After an error, scripts are served again, and the result must follow with all typed values intact.
 */
export class Walk {
  /** Assertions that recorded values are still there. */
  private readonly recorded: ((timeoutMs: number) => Promise<void>)[] = [];

  constructor(
    readonly page: Page,
    readonly random: SeededRandom,
    private readonly gateway: Gateway,
  ) {}

  /** Makes scripts of remotes fail at a random point within the next `scripts`: one, some, or all from then on. */
  failScriptsWithin(scripts: number): void {
    const { random } = this;
    this.gateway.failAfter(random.below(scripts), random.pick(FAULTS), random.pick(FAILURES));
  }

  /** Whether a script has failed so far. */
  get hasScriptFailed(): boolean {
    return this.gateway.hasFailed;
  }

  /** Serves scripts again if one has failed so far. A failure that has not happened yet still will. */
  recoverScripts(): void {
    if (this.hasScriptFailed) this.gateway.recover();
  }

  /** Navigates to an address and waits for an element. */
  async open(address: string, result: Locator): Promise<void> {
    await this.page.goto(this.gateway.url + address, { waitUntil: 'commit' });
    await this.expectResult(result);
  }

  /** Fills in a field and records its value, which must not be lost. */
  async fill(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    this.recorded.push((timeout) => expect(field).toHaveValue(text, { timeout }));
  }

  /**
   * Records the values of a form, which must not be lost. Leaves out files and secrets, which are not stored for a
   * reload, and consent, which Back does not restore.
   */
  async recordValues(form: Locator): Promise<void> {
    for (const { name, value, isChosen } of await form.evaluate(valuesOf)) {
      const field = form.locator(`[name="${name}"]`);
      this.recorded.push((timeout) =>
        isChosen
          ? expect(field.and(form.locator(`[value="${value}"]`))).toBeChecked({ timeout })
          : expect(field).toHaveValue(value, { timeout }),
      );
    }
  }

  /** Discards the recorded values, because they were submitted or replaced. */
  discardValues(): void {
    this.recorded.length = 0;
  }

  /** Expects the recorded values to be present, or to be offered as a draft. */
  async expectValuesKept(): Promise<void> {
    const offer = visible(this.page.getByRole('button', { name: RESTORE }));
    await expect(async () => {
      if (await offer.isVisible()) await offer.click();
      for (const expectValue of this.recorded) await expectValue(SETTLED_MS);
    }).toPass({ timeout: HYDRATED_WITHIN_MS });
  }

  /**
   * Clicks a control and waits for its result.
   * @param beforeRepeat what to do before a second click, such as selecting a file that a reload does not keep
   */
  async click(control: Locator, result: Locator, beforeRepeat?: () => Promise<unknown>): Promise<void> {
    await clickEvenIfDisabled(control);
    await this.expectResult(result, {
      control,
      repeat: async () => {
        await this.expectValuesKept();
        await beforeRepeat?.();
        await clickEvenIfDisabled(control);
      },
    });
  }

  /**
   * Waits for a result. If there is an error instead, serves scripts again and waits for the result then.
   * @param action the control that led here, and how to use it again if the result does not follow
   */
  async expectResult(
    result: Locator,
    action?: { control: Locator; repeat: () => Promise<unknown> },
  ): Promise<void> {
    const shown = visible(result);
    const retry = visible(this.page.getByRole('button', { name: RETRY }));
    const alert = this.page.getByRole('alert').filter({ hasText: /\S/ });
    // A field may be invalid, such as a checkbox that must be ticked again after Back.
    const invalid = this.page.locator('[aria-invalid="true"]');
    // A hydrated form shows next to a disabled button why it is disabled.
    const reason = this.page.locator(
      '[aria-disabled="true"] + .cf-button-row__reason:not([data-hydrating] *)',
    );
    const error = visible(alert.or(invalid).or(reason));
    await expect(shown.or(retry).or(error).first(), `result or error: ${result}`).toBeVisible({
      timeout: RESULT_WITHIN_MS,
    });
    // On a busy machine a page may offer a retry although no script has failed.
    if (!(await appears(shown, this.hasScriptFailed ? SETTLED_MS : RESULT_WITHIN_MS))) {
      expect(this.hasScriptFailed, `no script has failed, but there is no result: ${result}`).toBe(true);
      this.gateway.recover();
      if (!(await appears(shown, UNAIDED_MS))) {
        // The button may disappear at this moment, because the page hydrates.
        await retry.click({ timeout: 1_000 }).catch(() => undefined);
        await expect((action ? shown.or(visible(action.control)) : shown).first()).toBeVisible({
          timeout: HYDRATED_WITHIN_MS,
        });
        if (action && !(await appears(shown, UNAIDED_MS))) await action.repeat();
      }
      await expect(shown, `result after recovery: ${result}`).toBeVisible({ timeout: HYDRATED_WITHIN_MS });
    }
    await expect(visible(this.page.locator('h1, h2'))).toBeVisible();
  }
}

const visible = (locator: Locator) => locator.filter({ visible: true }).first();

const appears = (locator: Locator, timeout: number) =>
  locator.waitFor({ timeout }).then(
    () => true,
    () => false,
  );

/** Clicks a control as a person does, even if it is disabled. Playwright would wait until it is enabled. */
async function clickEvenIfDisabled(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  await control.click({ force: (await control.getAttribute('aria-disabled')) === 'true' });
}

/** The values of a form that must not be lost. Runs in the page, without access to the test’s scope. */
function valuesOf(form: Element) {
  const controls = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  return controls
    .filter(({ name, tabIndex, dataset }) => name !== '' && tabIndex !== -1 && dataset.secret === undefined)
    .filter(({ type, checked }) => !['file', 'checkbox'].includes(type) && (checked || type !== 'radio'))
    .map(({ name, value, type }) => ({ name, value, isChosen: type === 'radio' }));
}

/** Records each period in which the page is blank for too long. */
async function watchForBlanks(page: Page): Promise<string[]> {
  const blanks: string[] = [];
  await page.exposeFunction('reportBlank', (where: string) => blanks.push(where));
  await page.addInitScript(
    ([maxOnLoad, maxLater]) => {
      let hadText = false;
      let blankSince = 0;
      let isReported = false;
      setInterval(() => {
        const readable = [...document.querySelectorAll('h1, h2, p, [role="status"]')];
        if (readable.some((element) => element.checkVisibility() && element.textContent.trim() !== '')) {
          hadText = true;
          blankSince = 0;
          isReported = false;
          return;
        }
        blankSince ||= performance.now();
        const blankFor = performance.now() - blankSince;
        if (isReported || blankFor < (hadText ? maxLater : maxOnLoad)) return;
        isReported = true;
        const { reportBlank } = window as unknown as { reportBlank: (where: string) => void };
        reportBlank(`${location.pathname}${location.search} after ${Math.round(performance.now())} ms`);
      }, 50);
    },
    [BLANK_ON_LOAD_MS, BLANK_LATER_MS] as const,
  );
  return blanks;
}

/** Playwright’s `test` with a walk through the site behind a gateway, controlled by a seed. */
export const walking = test.extend<{ seed: number; gateway: Gateway; walk: Walk }>({
  seed: [1, { option: true }],
  gateway: async ({ site }, use) => {
    const gateway = await Gateway.to(site.url);
    await use(gateway);
    await gateway.stop();
  },
  walk: async ({ page, gateway, seed }, use) => {
    const blanks = await watchForBlanks(page);
    await use(new Walk(page, new SeededRandom(seed), gateway));
    expect(blanks, 'blank pages').toEqual([]);
  },
});
