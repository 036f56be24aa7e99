import { type Browser, expect, type Page } from '@playwright/test';
import { waitForHydration } from './browser/prerendered';
import { expectCounter, slideAddress } from './deck';

/** Opens the deck at a slide, counted from 1. */
export async function openDeck(page: Page, slide: number): Promise<void> {
  await page.goto(slideAddress(slide));
  await waitForHydration(page);
  await expectCounter(page, slide);
}

/** Opens the presenter’s window of a deck and waits until both are linked, as `linked` says in the deck’s language. */
export async function openPresenter(deck: Page, linked = 'linked'): Promise<Page> {
  const opened = deck.waitForEvent('popup');
  await deck.keyboard.press('s');
  const presenter = await opened;
  await expect(presenter.getByText(linked, { exact: true })).toBeVisible();
  return presenter;
}

/** Opens a page on a new phone: a browser context of its own, which the caller closes. */
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
