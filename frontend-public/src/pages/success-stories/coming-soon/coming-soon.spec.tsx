import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { BrowserRouter } from 'frontend-shared/routing/router';
import { mockBrowser } from '../../../../test/mock-browser';
import { successStories } from '../../../content/en/success-stories';
import ComingSoon from './coming-soon';

/** From the specification. */
const SLIDE_MS = 3000;
const PORTAL = 'https://members.example.org/login';
const projects = ['LED Plant', 'Garment Unit', 'Flour Mill', 'Alkaline Water Plant', 'Frozen Foods'];

/** Brings the row near the viewport. */
let enterViewport: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  enterViewport = mockBrowser();
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
});

afterEach(() => jest.useRealTimers());

function open({ portal = PORTAL } = {}) {
  return render(
    <LocaleProvider locale="en">
      <BrowserRouter>
        <ComingSoon messages={successStories} portal={portal} />
      </BrowserRouter>
    </LocaleProvider>,
  );
}

async function openSlider() {
  const user = userEvent.setup({ delay: null, advanceTimers: jest.advanceTimersByTime });
  const page = open();
  await act(async () => {
    enterViewport();
    await jest.advanceTimersByTimeAsync(0);
  });
  return { user, ...page };
}

/** The five slides. Found by text, since roles are slow to query among the drawings. */
const slides = () =>
  screen.getAllByText((_, element) => projects.includes(element?.textContent ?? ''), { selector: 'h3' });

/** Names of the projects that are visible and operable. */
function visibleNames(): (string | null)[] {
  return slides()
    .filter((name) => !name.closest('[inert]'))
    .map((name) => name.textContent);
}

const row = () => slides()[0]?.closest('ul') as HTMLElement;
const button = (name: RegExp) => screen.getByRole('button', { name });

/** Advances the time and reports the ends of transitions, as browsers do. */
async function wait(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await act(async () => fireEvent.transitionEnd(row()));
}

it.each([
  [1024, 3],
  [768, 2],
  [767, 1],
])('at a viewport width of %d px, shows %d projects side by side', async (width, count) => {
  enterViewport = mockBrowser({ width });
  await openSlider();
  expect(visibleNames()).toEqual(projects.slice(0, count));
});

it('shows a place, a wall and a percentage, or "On Progress" with a dashed wall, for each project', () => {
  open();
  // A row of all five until it is near the viewport.
  expect(visibleNames()).toEqual(projects);
  expect(screen.getByText(/Profit is not guaranteed/)).toBeVisible();
  const shown = screen.getAllByRole('listitem').map((slide) => ({
    wall: within(slide)
      .getByRole('img', { name: /bricks filled|no percentage/ })
      .getAttribute('aria-label'),
    progress: within(slide).getByText(/^(Progress|On Progress)/).textContent,
    place: within(slide).getByText(/^(Gujarat|Kolkata|Punjab|Jhansi|Kashipur)/).textContent,
    status: within(slide).getByText('Coming Soon').textContent,
    amount: within(slide).getByText(/₹/).textContent?.replace('\u00a0', ' '),
  }));
  const [brick, unknown] = ['of 20 bricks filled', 'On progress, no percentage published'];
  const status = 'Coming Soon';
  const expected = [
    [`15 ${brick}`, 'Progress 75%', 'Gujarat', 'Project cost: ₹1.5 crore'],
    [`8 ${brick}`, 'Progress 40%', 'Kolkata, West Bengal', 'Project cost: ₹1.2 crore'],
    [`5 ${brick}`, 'Progress 25%', 'Punjab', 'Project cost: ₹80 lakh'],
    [unknown, 'On Progress', 'Jhansi and Chhapra', 'Project cost: ₹30 lakh'],
    [unknown, 'On Progress', 'Kashipur, Uttarakhand', 'Project cost: ₹10 lakh'],
  ];
  expect(shown).toEqual(
    expected.map(([wall, progress, place, amount]) => ({ wall, progress, place, status, amount })),
  );
});

it('links to the member portal for updates in a new tab, and has no link without a portal', () => {
  const { unmount } = open();
  const updates = screen.getAllByRole('link', { name: /^GET UPDATES/ });
  expect(updates).toHaveLength(projects.length);
  for (const link of updates) {
    expect(link).toHaveAttribute('href', PORTAL);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  }
  unmount();
  open({ portal: '' });
  expect(screen.queryByRole('link', { name: /^GET UPDATES/ })).not.toBeInTheDocument();
});

describe('autoplay', () => {
  it('advances after 3 seconds, and wraps around', async () => {
    enterViewport = mockBrowser({ width: 390 });
    await openSlider();
    await wait(SLIDE_MS - 1);
    expect(visibleNames()).toEqual(['LED Plant']);
    await wait(1);
    for (const name of ['Garment Unit', 'Flour Mill', 'Alkaline Water Plant', 'Frozen Foods', 'LED Plant']) {
      expect(visibleNames()).toEqual([name]);
      await wait(SLIDE_MS);
    }
    // Screen readers hear nothing.
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('pauses while the pointer or the keyboard focus is in the row, and with the pause button', async () => {
    const { user } = await openSlider();
    const firstInView = () => visibleNames()[0];
    await user.hover(row());
    await wait(2 * SLIDE_MS);
    expect(firstInView()).toBe('LED Plant');
    await user.unhover(row());
    await wait(SLIDE_MS);
    expect(firstInView()).toBe('Garment Unit');
    act(() =>
      within(row())
        .getAllByText(/^GET UPDATES/)[1]
        ?.closest('a')
        ?.focus(),
    );
    await wait(2 * SLIDE_MS);
    expect(firstInView()).toBe('Garment Unit');
    act(() => (document.activeElement as HTMLElement).blur());
    await wait(SLIDE_MS);
    expect(firstInView()).toBe('Flour Mill');
    await user.click(button(/^Stop/));
    await wait(2 * SLIDE_MS);
    expect(firstInView()).toBe('Flour Mill');
    await user.click(button(/automatically$/));
    await wait(SLIDE_MS);
    expect(visibleNames()).not.toContain('Flour Mill');
  });

  it('does not start for people who prefer reduced motion, unless they start it', async () => {
    enterViewport = mockBrowser({ reducedMotion: true });
    const { user } = await openSlider();
    await wait(2 * SLIDE_MS);
    expect(visibleNames()).toContain('LED Plant');
    await user.click(button(/automatically$/));
    await wait(SLIDE_MS);
    expect(visibleNames()).not.toContain('LED Plant');
  });
});

describe('manual control', () => {
  it('wraps around in both directions, and announces the project in view', async () => {
    enterViewport = mockBrowser({ width: 390 });
    const { user } = await openSlider();
    await user.click(button(/^Previous/));
    await wait(0);
    expect(visibleNames()).toEqual(['Frozen Foods']);
    expect(screen.getByRole('status')).toHaveTextContent('Frozen Foods, 5 of 5');
    await user.click(button(/^Next/));
    await wait(0);
    expect(visibleNames()).toEqual(['LED Plant']);
    expect(screen.getByRole('status')).toHaveTextContent('LED Plant, 1 of 5');
  });

  it('follows the arrow keys and keeps the focus on a project in view', async () => {
    enterViewport = mockBrowser({ width: 390 });
    const { user } = await openSlider();
    act(() => screen.getAllByRole('link', { name: /LED Plant/ })[0]?.focus());
    await user.keyboard('{ArrowRight}');
    await wait(0);
    expect(visibleNames()).toEqual(['Garment Unit']);
    expect(screen.getByRole('link', { name: /Garment Unit/ })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    await wait(0);
    expect(screen.getByRole('link', { name: /LED Plant/ })).toHaveFocus();
  });

  it('keeps the focus that was in the row before the slider started', async () => {
    open();
    const link = screen.getByRole('link', { name: /Alkaline Water Plant/ });
    act(() => link.focus());
    await act(async () => {
      enterViewport();
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(visibleNames()).toContain('Alkaline Water Plant');
    expect(link).toHaveFocus();
  });

  it('starts the slider on a press even before it is near the viewport', async () => {
    const user = userEvent.setup({ delay: null, advanceTimers: jest.advanceTimersByTime });
    open();
    await user.click(button(/^Next/));
    await wait(0);
    expect(visibleNames()).toEqual(projects.slice(1, 4));
  });
});
