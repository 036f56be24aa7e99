import { expect, type Locator, type Page } from '@playwright/test';
import { forms as formsEn } from '../../frontend-public/src/content/en/forms';
import { forms as formsHi } from '../../frontend-public/src/content/hi/forms';
import { FAULTS, Gateway } from './gateway';
import { Chance, PATIENCE } from './seeded';
import { test } from './test';

/** A press is answered, or the page says why not, within 12 s. */
const ANSWERED_WITHIN_MS = 12_000 * PATIENCE;
/** When the scripts are back the page is alive within 15 s, by itself or after "Try again". */
const ALIVE_WITHIN_MS = 15_000 * PATIENCE;
/** How long a page is given to come alive by itself before somebody presses "Try again". */
const BY_ITSELF_MS = 4_000;
/** How long something may go and come while a page settles. */
const SETTLED_MS = 1_000;
/** For how long a page may show nothing at all, in ms: a document that was just loaded, and one that was there before. */
const EMPTY_AT_FIRST_MS = 5_000 * PATIENCE;
const EMPTY_LATER_MS = 400 * PATIENCE;

/** How many scripts are lost before the others come. */
const LOST = [1, 4, Number.POSITIVE_INFINITY];

/** What offers a way on where code did not come: early line, boundary of the shell, boundary of the console's pages. */
const WAY_ON = /^(Try again|Retry|फिर कोशिश करें)$/;

/** What offers to bring back what was typed. */
const RESTORE = new RegExp(`^(${formsEn.draftOffer.restore}|${formsHi.draftOffer.restore})$`);

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

/**
 * Goes through a site as a person does while scripts are cut. Each press must be answered: by what it is for, or by a
 * word with a way on; then the scripts come back, and what was pressed for must follow, with everything typed in place.
 */
export class Walk {
  private readonly kept: ((withinMs: number) => Promise<void>)[] = [];

  constructor(
    readonly page: Page,
    readonly chance: Chance,
    private readonly gateway: Gateway,
  ) {}

  /** Cuts the scripts of remotes at a moment of chance, before `scripts` more have come: one, some, or all from then on. */
  cutSometime(scripts: number): void {
    const { chance } = this;
    this.gateway.cutAfter(chance.below(scripts), chance.one(FAULTS), chance.one(LOST));
  }

  /** Whether a script was missed so far. */
  get isCut(): boolean {
    return this.gateway.hasCut;
  }

  /** Scripts come again, if any was missed so far; a cut that is still to come stays. */
  mendWhatIsCut(): void {
    if (this.isCut) this.gateway.mend();
  }

  /** Goes to an address and comes to what is looked for there. */
  async open(address: string, result: Locator): Promise<void> {
    await this.page.goto(this.gateway.url + address, { waitUntil: 'commit' });
    await this.follows(result);
  }

  /** Types, and remembers it as something that must not be lost. */
  async type(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    this.kept.push((timeout) => expect(field).toHaveValue(text, { timeout }));
  }

  /**
   * Remembers the values of a form, which must not be lost. Files and secrets are not kept over a reload, nor
   * does anybody agree to terms by Back.
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

  /** What was typed so far has been sent or left on purpose. */
  forget(): void {
    this.kept.length = 0;
  }

  /** It is still there, or is offered. */
  async expectTypedTextThere(): Promise<void> {
    const offer = visible(this.page.getByRole('button', { name: RESTORE }));
    await expect(async () => {
      if (await offer.isVisible()) await offer.click();
      for (const isThere of this.kept) await isThere(SETTLED_MS);
    }).toPass({ timeout: ALIVE_WITHIN_MS });
  }

  /**
   * Presses a control and comes to its result.
   * @param again what a person does before they press once more, such as choosing a file that no reload keeps
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
   * The result of what was done comes; or a way on is offered, the scripts come back, and it comes then.
   * @param once what was done, and the control that can be seen again when it must be done once more
   */
  async follows(result: Locator, once?: { control: Locator; repeat: () => Promise<unknown> }): Promise<void> {
    const here = visible(result);
    const wayOn = visible(this.page.getByRole('button', { name: WAY_ON }));
    const alert = this.page.getByRole('alert').filter({ hasText: /\S/ });
    // A field says what is wrong with it, such as that a tick restored by Back must be set again.
    // A button that cannot be pressed yet says why beside it, which holds once the form is alive.
    const why = this.page.locator('[aria-disabled="true"] + .cf-button-row__reason:not([data-hydrating] *)');
    const said = visible(alert.or(this.page.locator('[aria-invalid="true"]')).or(why));
    await expect(here.or(wayOn).or(said).first(), `an answer: ${result}`).toBeVisible({
      timeout: ANSWERED_WITHIN_MS,
    });
    // On a busy machine a page offers another try although nothing was cut; it comes all the same.
    if (!(await comes(here, this.isCut ? SETTLED_MS : ANSWERED_WITHIN_MS))) {
      expect(this.isCut, `no script was cut, and yet not here: ${result}`).toBe(true);
      this.gateway.mend();
      if (!(await comes(here, BY_ITSELF_MS))) {
        // It may go at this very moment, because the page has come alive.
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

/** A person also presses a button that says that it cannot be pressed yet; Playwright would wait until it can. */
async function pressed(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  await control.click({ force: (await control.getAttribute('aria-disabled')) === 'true' });
}

/** Runs in the page; knows nothing from outside. */
function answersIn(form: Element) {
  const controls = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  return controls
    .filter(({ name, tabIndex, dataset }) => name !== '' && tabIndex !== -1 && dataset.secret === undefined)
    .filter(({ type, checked }) => !['file', 'checkbox'].includes(type) && (checked || type !== 'radio'))
    .map(({ name, value, type }) => ({ name, value, isChosen: type === 'radio' }));
}

/** Reports each stretch of time in which the page shows nothing at all. */
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

/** A test with a walk through the site behind a gateway; how the walk goes is decided by the seed. */
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
