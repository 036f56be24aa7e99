import { waitForHydration } from '../support/browser/prerendered';
import { expect, test } from '../support/test';

test('Apply shows its hero, the terms, four example stories and what happens next', async ({ page }) => {
  await page.goto('/apply');
  const region = (name: string) => page.getByRole('region', { name });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have the skill. We open the door.');
  const explainer = region('When other doors are closed, we open one.');
  await expect(explainer).toContainText('You, the production partner30%');
  await expect(explainer).toContainText('Guaranteed returnNone');
  await expect(explainer).toContainText('Profit is not guaranteed.');
  const dreamers = region('Who could apply? Four examples').getByRole('listitem');
  await expect(dreamers).toHaveText([
    /^ExampleSavita/,
    /^ExampleRamashish/,
    /^ExampleImran/,
    /^ExampleBirsi/,
  ]);
  await page.getByRole('link', { name: 'What happens next' }).click();
  const next = region('What happens next');
  await expect(next).toBeInViewport();
  await expect(next.getByRole('listitem').getByRole('heading')).toHaveText([
    /Community review$/,
    /Interview$/,
    /Funding and launch$/,
  ]);
  await next.getByRole('link', { name: 'Back to the form' }).click();
  await expect(page.getByRole('heading', { name: 'Factory Application Form' })).toBeFocused();
});

test('the form on Apply survives a reload and is empty after leaving the page', async ({ page }) => {
  await page.goto('/apply#factory-form');
  await waitForHydration(page);
  const name = page.getByLabel('Your full name');
  await name.fill('Savita Sharma');
  await page.reload();
  // The browser restores the typed values before hydration, without an event.
  await waitForHydration(page);
  await expect(name).toHaveValue('Savita Sharma');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who We Are');
  await page.goBack();
  await expect(name).toHaveValue('');
});
