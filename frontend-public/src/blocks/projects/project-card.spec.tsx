import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { projects as texts } from '../../content/en/projects';
import { figures } from '../../content/figures';
import { projects } from '../../content/projects';
import { ProjectCard } from './project-card';

const PORTAL = 'https://members.example.org/login';

/** The browser's answer to "does the person want less motion?" */
function wantLessMotion(matches: boolean): void {
  const query = { matches, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => query });
}

function open({ portal = PORTAL } = {}) {
  const pictures = ['gate', 'machine', 'goods'].map((name) => (
    <svg key={name} role="img" aria-label={name} />
  ));
  render(<ProjectCard project={projects.spice} text={texts.spice} pictures={pictures} portal={portal} />);
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

const picture = () => screen.getByRole('img', { name: /gate|machine|goods/ }).getAttribute('aria-label');
const button = (name: string) => screen.getByRole('button', { name });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  wantLessMotion(false);
});

afterEach(() => jest.useRealTimers());

describe('the pictures', () => {
  it('advance every 4 seconds and wrap around', () => {
    open();
    expect(picture()).toBe('gate');
    pass(3999);
    expect(picture()).toBe('gate');
    pass(1);
    expect(picture()).toBe('machine');
    pass(4000);
    expect(picture()).toBe('goods');
    pass(4000);
    expect(picture()).toBe('gate');
  });

  it('of cards beside each other never change in the same moment', () => {
    const pictures = ['gate', 'machine', 'goods'].map((name) => (
      <svg key={name} role="img" aria-label={name} />
    ));
    const card = { project: projects.spice, text: texts.spice, pictures, portal: PORTAL };
    render([0, 1, 2].map((order) => <ProjectCard key={order} {...card} order={order} />));
    const all = () =>
      screen.getAllByRole('img', { name: /gate|machine|goods/ }).map((one) => one.getAttribute('aria-label'));
    let before = all();
    const atOnce: number[] = [];
    for (let ms = 0; ms < 24_000; ms += 100) {
      pass(100);
      const after = all();
      const changed = after.filter((name, index) => name !== before[index]).length;
      if (changed > 0) atOnce.push(changed);
      before = after;
    }
    expect(atOnce.length).toBeGreaterThan(10);
    expect(Math.max(...atOnce)).toBe(1);
  });

  it('stand still while the pointer is over the card', async () => {
    const user = open();
    await user.hover(screen.getByRole('heading', { name: 'Spice Factory' }));
    pass(20_000);
    expect(picture()).toBe('gate');
    await user.unhover(screen.getByRole('article'));
    pass(4000);
    expect(picture()).toBe('machine');
  });

  it('stand still while the keyboard is in the card', () => {
    open();
    act(() => button('Next picture').focus());
    pass(20_000);
    expect(picture()).toBe('gate');
    act(() => button('Next picture').blur());
    pass(4000);
    expect(picture()).toBe('machine');
  });

  it('stop for good when the reader stops them, and go on when asked to', () => {
    open();
    fireEvent.click(button('Stop changing pictures'));
    pass(20_000);
    expect(picture()).toBe('gate');
    act(() => button('Change pictures automatically').focus());
    fireEvent.click(button('Change pictures automatically'));
    pass(4000);
    expect(picture()).toBe('machine');
  });

  it('are chosen with previous and next, which wrap around', () => {
    open();
    fireEvent.click(button('Previous picture'));
    expect(picture()).toBe('goods');
    expect(screen.getByText('3 of 3')).toBeVisible();
    fireEvent.click(button('Next picture'));
    expect(picture()).toBe('gate');
    expect(screen.getByText('1 of 3')).toBeVisible();
  });

  it('are chosen with the bricks, of which the current one is marked', () => {
    open();
    fireEvent.click(button('Show picture 2 of 3'));
    expect(picture()).toBe('machine');
    expect(button('Show picture 2 of 3')).toHaveAttribute('aria-current', 'true');
    expect(button('Show picture 1 of 3')).toHaveAttribute('aria-current', 'false');
  });

  it('stand their whole 4 seconds after they were chosen', () => {
    open();
    pass(3000);
    fireEvent.click(button('Next picture'));
    pass(3000);
    expect(picture()).toBe('machine');
    pass(1000);
    expect(picture()).toBe('goods');
  });

  it('do not move by themselves for readers who want less motion, unless they start them', () => {
    wantLessMotion(true);
    open();
    pass(20_000);
    expect(picture()).toBe('gate');
    fireEvent.click(button('Change pictures automatically'));
    pass(4000);
    expect(picture()).toBe('machine');
  });
});

it('says kind, status, town, progress and cost', () => {
  open();
  for (const text of ['Food Processing', 'Profitable', 'Hajipur, Bihar', 'Progress 100%', '₹2.2 crore']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByText(/4,000\+ investors own the factory together, and 60\+ people/)).toBeVisible();
  expect(screen.getByRole('img', { name: '20 of 20 bricks filled' })).toBeVisible();
});

it('shows a dashed wall where no percentage is certain, and bricks where one is given for this place', () => {
  const water = { project: projects.water, text: texts.water, pictures: [], portal: '' };
  const { rerender } = render(<ProjectCard {...water} />);
  expect(screen.getByText('On Progress')).toBeVisible();
  expect(screen.getByRole('img', { name: 'On progress, no percentage published' })).toBeVisible();
  rerender(<ProjectCard {...water} progress={figures.projects.water.progressOnHome} />);
  expect(screen.getByText('Progress 80%')).toBeVisible();
  expect(screen.getByRole('img', { name: '16 of 20 bricks filled' })).toBeVisible();
});

it('opens the member portal in a new tab', () => {
  open();
  const details = screen.getByRole('link', { name: 'View details of Spice Factory (opens in a new tab)' });
  expect(details).toHaveAttribute('href', PORTAL);
  expect(details).toHaveAttribute('target', '_blank');
  expect(details).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

it('has no way to the details while no member portal is configured', () => {
  open({ portal: '' });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
