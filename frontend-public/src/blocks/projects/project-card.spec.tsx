import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockBrowser } from '../../../test/mock-browser';
import { projects as texts } from '../../content/en/projects';
import { figures } from '../../content/figures';
import { projects } from '../../content/projects';
import { ProjectCard } from './project-card';

const PORTAL = 'https://members.example.org/login';

const pictures = ['gate', 'machine', 'goods'].map((name) => <svg key={name} role="img" aria-label={name} />);

/** Brings the cards near the viewport. */
let enterViewport: () => void;

/** Renders cards side by side, by default one, near the viewport. */
async function open({ portal = PORTAL, orders = [0] } = {}) {
  const card = { project: projects.spice, text: texts.spice, pictures, portal };
  render(orders.map((order) => <ProjectCard key={order} {...card} order={order} />));
  await act(async () => {
    enterViewport();
    await jest.advanceTimersByTimeAsync(0);
  });
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

const shown = () =>
  screen
    .getAllByLabelText(/gate|machine|goods/, { selector: '[role="img"]' })
    .filter((one) => !one.closest('[aria-hidden="true"]'));
const picture = () =>
  shown()
    .map((one) => one.getAttribute('aria-label'))
    .join();
const button = (name: string) => screen.getByRole('button', { name });

const press = (control: HTMLElement) => act(async () => fireEvent.click(control));

/** Advances the time and reports the ends of transitions, as browsers do. */
async function pass(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await act(async () => {
    for (const one of shown()) fireEvent.transitionEnd(one.closest('.swiper-wrapper') as HTMLElement);
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  enterViewport = mockBrowser();
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
});

afterEach(() => jest.useRealTimers());

describe('the pictures', () => {
  it('advance every 4 seconds and wrap around', async () => {
    await open();
    expect(picture()).toBe('gate');
    await pass(3999);
    expect(picture()).toBe('gate');
    await pass(1);
    expect(picture()).toBe('machine');
    await pass(4000);
    expect(picture()).toBe('goods');
    await pass(4000);
    expect(picture()).toBe('gate');
  });

  it('of cards side by side never change at the same moment', async () => {
    await open({ orders: [0, 1, 2] });
    const all = () => shown().map((one) => one.getAttribute('aria-label'));
    let before = all();
    const atOnce: number[] = [];
    for (let ms = 0; ms < 20_000; ms += 100) {
      await pass(100);
      const after = all();
      const changed = after.filter((name, index) => name !== before[index]).length;
      if (changed > 0) atOnce.push(changed);
      before = after;
    }
    expect(atOnce.length).toBeGreaterThan(10);
    expect(Math.max(...atOnce)).toBe(1);
  });

  it('pause while the pointer or the keyboard focus is in the card, and between two presses of the pause button', async () => {
    const user = await open();
    await user.hover(screen.getByRole('heading', { name: 'Spice Factory' }));
    await pass(20_000);
    expect(picture()).toBe('gate');
    await user.unhover(screen.getByRole('article'));
    await pass(4000);
    expect(picture()).toBe('machine');
    act(() => button('Next picture').focus());
    await pass(20_000);
    expect(picture()).toBe('machine');
    act(() => button('Next picture').blur());
    await pass(4000);
    expect(picture()).toBe('goods');
    await press(button('Stop changing pictures'));
    await pass(20_000);
    expect(picture()).toBe('goods');
    act(() => button('Change pictures automatically').focus());
    await press(button('Change pictures automatically'));
    await pass(4000);
    expect(picture()).toBe('gate');
  });

  it('change with the previous and next buttons, which wrap around', async () => {
    await open();
    await press(button('Previous picture'));
    expect(picture()).toBe('goods');
    expect(screen.getByText('3 of 3')).toBeVisible();
    await pass(0);
    await press(button('Next picture'));
    expect(picture()).toBe('gate');
    expect(screen.getByText('1 of 3')).toBeVisible();
  });

  it('advance with every press, even during a transition', async () => {
    await open();
    await press(button('Next picture'));
    await press(button('Next picture'));
    expect(picture()).toBe('goods');
  });

  it('are selected with the indicators, and the current indicator is marked', async () => {
    await open();
    await press(button('Show picture 2 of 3'));
    expect(picture()).toBe('machine');
    expect(button('Show picture 2 of 3')).toHaveAttribute('aria-current', 'true');
    expect(button('Show picture 1 of 3')).toHaveAttribute('aria-current', 'false');
    await press(button('Show picture 1 of 3'));
    await press(button('Show picture 3 of 3'));
    expect(picture()).toBe('goods');
    // For the full 4 seconds after that.
    await pass(3000);
    await press(button('Next picture'));
    await pass(3000);
    expect(picture()).toBe('gate');
    await pass(1000);
    expect(picture()).toBe('machine');
  });

  it('do not change automatically for people who prefer reduced motion, unless they start them', async () => {
    enterViewport = mockBrowser({ reducedMotion: true });
    await open();
    await pass(20_000);
    expect(picture()).toBe('gate');
    await press(button('Change pictures automatically'));
    await pass(4000);
    expect(picture()).toBe('machine');
  });
});

it('shows industry, status, town, progress and cost, and opens the member portal in a new tab', async () => {
  await open();
  for (const text of ['Food Processing', 'Profitable', 'Hajipur, Bihar', 'Progress 100%', '₹2.2 crore']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByText(/4,000\+ investors own the factory together, and 60\+ people/)).toBeVisible();
  expect(screen.getByRole('img', { name: '20 of 20 bricks filled' })).toBeVisible();
  const details = screen.getByRole('link', { name: 'View details of Spice Factory (opens in a new tab)' });
  expect(details).toHaveAttribute('href', PORTAL);
  expect(details).toHaveAttribute('target', '_blank');
  expect(details).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

it('shows a dashed wall when the project has no percentage, and bricks when the page passes one', () => {
  const water = { project: projects.water, text: texts.water, pictures: [], portal: '' };
  const { rerender } = render(<ProjectCard {...water} />);
  expect(screen.getByText('On Progress')).toBeVisible();
  expect(screen.getByRole('img', { name: 'On progress, no percentage published' })).toBeVisible();
  rerender(<ProjectCard {...water} progress={figures.projects.water.progressOnHome} />);
  expect(screen.getByText('Progress 80%')).toBeVisible();
  expect(screen.getByRole('img', { name: '16 of 20 bricks filled' })).toBeVisible();
});

it('has no details link without a member portal', async () => {
  await open({ portal: '' });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
