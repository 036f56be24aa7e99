import { expect, type Locator, type Page } from '@playwright/test';
import { titles as titlesEn } from '../../frontend-presentation/src/content/en/titles';
import { titles as titlesHi } from '../../frontend-presentation/src/content/hi/titles';
import { waitForHydration } from './browser/prerendered';
import { test } from './test';

/** Path prefix of a language. */
export type Language = '' | '/hi';

const TITLES = { '': titlesEn, '/hi': titlesHi };

/** Entries of the More menu on a phone, on the composed site and on the standalone one. */
export const COMMON_MENU = [
  'First slide',
  'Last slide',
  'All slides',
  'Back to the first slide',
  'हिन्दी',
  'Full screen',
  'Presenter window',
] as const;
export const PRINT_MENU = ['Print the slides', 'Print with the speaker’s notes'] as const;

/** Title of a slide, counted from 1. */
export function titleOf(slide: number, language: Language = ''): string {
  const sections: Array<{ slides: Record<string, string> }> = Object.values(TITLES[language]);
  return sections.flatMap(({ slides }) => Object.values(slides))[slide - 1] ?? '';
}

/** Whether this test runs against the standalone deck. */
export function isStandalone(): boolean {
  return test.info().project.name === 'standalone deck';
}

/** Path of a page below the deck. */
export function deckPath(path: string, language: Language = ''): string {
  return `${language}${isStandalone() ? '' : '/presentation'}${path}` || '/';
}

/** Path of a slide, counted from 1. */
export function slideAddress(slide: number, language: Language = ''): string {
  return deckPath(slide === 1 ? '' : `/${slide}`, language);
}

export async function open(page: Page, slide: number, language: Language = ''): Promise<void> {
  await page.goto(slideAddress(slide, language));
  await waitForHydration(page);
  await expectSlide(page, slide, language);
}

/** Expects a slide to be on screen, in the counter and in the address. */
export async function expectSlide(page: Page, slide: number, language: Language = ''): Promise<void> {
  await expectCounter(page, slide);
  await expect(page).toHaveURL(slideAddress(slide, language));
  await expect(
    page.getByRole('heading', { level: 1, name: titleOf(slide, language), exact: true }),
  ).toBeVisible();
}

/** Expects a slide number in the counter, even if the slide is covered. */
export function expectCounter(page: Page, slide: number): Promise<void> {
  return expect(page.getByText(`${slide} / 30`, { exact: true })).toBeVisible();
}

export function toolbar(page: Page): Locator {
  return page.getByRole('toolbar', { name: 'Controls of the presentation' });
}

/** A button of the toolbar. */
export function control(page: Page, name: string | RegExp): Locator {
  return toolbar(page).getByRole('button', { name, exact: typeof name === 'string' });
}

export function isFullScreen(page: Page): Promise<boolean> {
  return page.evaluate(() => document.fullscreenElement !== null);
}

/** Presses F and waits until the browser is in full screen. The deck hides the header earlier, with its request. */
export async function enterFullScreen(page: Page): Promise<void> {
  await page.keyboard.press('f');
  await expect.poll(() => isFullScreen(page)).toBe(true);
}
