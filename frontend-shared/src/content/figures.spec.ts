import { fieldRules } from '../api/field-rules.generated';
import * as figures from './figures';

const { invested, projects, profitSplit, profitExample, fundingExample } = figures;
const sum = (...parts: figures.Figure[]) => parts.reduce((total, { value }) => total + value, 0);

it('the total investment is the sum of the running projects and those being built', () => {
  expect(sum(invested.running, invested.beingBuilt)).toBe(invested.total.value);
  expect(sum(projects.spice.amount, projects.supermarket.amount)).toBe(invested.running.value);
  expect(projects.water.amount.value).toBe(invested.beingBuilt.value);
});

it('jobs and investors are the sums over the two running factories', () => {
  expect(sum(projects.spice.jobs, projects.supermarket.jobs)).toBe(figures.jobs.value);
  expect(sum(projects.spice.investors, projects.supermarket.investors)).toBe(figures.investors.value);
});

it('the active projects are the running factories and the project being built', () => {
  expect(sum(figures.factoriesRunning, figures.projectsBeingBuilt)).toBe(figures.activeProjects.value);
});

it('the shares of the profit add up to 100% and are whole bricks', () => {
  const shares = Object.values(profitSplit);
  expect(sum(...shares)).toBe(100);
  for (const { value } of shares) expect(value % figures.brick.value).toBe(0);
});

it.each(['partner', 'investors', 'marketing', 'operations'] as const)(
  'the share of %s in the profit example agrees with the profit split',
  (share) => {
    expect(profitExample[share].value).toBe(
      (profitExample.monthlyProfit.value * profitSplit[share].value) / 100,
    );
  },
);

it('a thousand people fund the factory of the example', () => {
  expect(fundingExample.people.value * fundingExample.each.value).toBe(fundingExample.factory.value);
});

describe('the register agrees with the API about', () => {
  const { sharePurchase } = fieldRules.shareholder;
  const { combo, quantity } = fieldRules.subscription;

  it('the price of a share and the cost of an application', () => {
    expect(figures.sharePrice.value).toBe(sharePurchase.priceInRupees);
    expect(figures.shareCounts.map(({ value }) => value)).toEqual(sharePurchase.values);
    const costs = sharePurchase.values.map((shares) => shares * sharePurchase.priceInRupees);
    expect(figures.shareCosts.map(({ value }) => value)).toEqual(costs);
    expect(figures.shareRange.from.value).toBe(Math.min(...costs));
    expect(figures.shareRange.to.value).toBe(Math.max(...costs));
  });

  it('the price and content of each spice pack, the number of boxes and the delivery days', () => {
    const { packs, quantity: boxes, deliveryDay, lastOrderDay } = figures.spice;
    expect(Object.values(packs).map(({ price, varieties }) => [price.value, varieties.value])).toEqual(
      combo.packs.map(({ price, varieties }) => [price, varieties]),
    );
    expect([boxes.from.value, boxes.to.value]).toEqual([quantity.minimum, quantity.maximum]);
    expect({ day: deliveryDay.value, lastOrderDay: lastOrderDay.value }).toEqual(combo.delivery);
  });
});
