import { type Browser, expect, type Page } from '@playwright/test';
import { expectCounter, slideAddress } from './deck';
import { waitForHydration } from './prerendered';

/** The deck on the site at a slide counted from 1. */
export async function openDeck(page: Page, slide: number): Promise<void> {
  await page.goto(slideAddress(slide));
  await waitForHydration(page);
  await expectCounter(page, slide);
}

/** The presenter’s window of a deck, linked to it. */
export async function openPresenter(deck: Page): Promise<Page> {
  const opened = deck.waitForEvent('popup');
  await deck.keyboard.press('s');
  const presenter = await opened;
  await expect(presenter.getByText('linked', { exact: true })).toBeVisible();
  return presenter;
}

/** A page on a phone of its own. */
export async function onPhone(browser: Browser, site: { url: string }, path: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}
