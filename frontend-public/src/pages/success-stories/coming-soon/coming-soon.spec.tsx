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
function seen(): (string | null)[] {
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

it('is a row of all five projects until it comes near the screen', () => {
  open();
  expect(seen()).toEqual(projects);
});

it.each([
  [1024, 3],
  [768, 2],
  [767, 1],
])('on a screen of %d px, %d projects stand side by side', async (width, count) => {
  enterViewport = mockBrowser({ width });
  await openSlider();
  expect(seen()).toEqual(projects.slice(0, count));
});

it('shows a wall and a percentage, or "On Progress" with a dashed wall, for each project', () => {
  open();
  const shown = screen.getAllByRole('listitem').map((slide) => ({
    wall: within(slide)
      .getByRole('img', { name: /bricks filled|no percentage/ })
      .getAttribute('aria-label'),
    progress: within(slide).getByText(/^(Progress|On Progress)/).textContent,
    amount: within(slide).getByText(/₹/).textContent?.replace('\u00a0', ' '),
  }));
  expect(shown).toEqual([
    { wall: '15 of 20 bricks filled', progress: 'Progress 75%', amount: 'Project cost: ₹1.5 crore' },
    { wall: '8 of 20 bricks filled', progress: 'Progress 40%', amount: 'Project cost: ₹1.2 crore' },
    { wall: '5 of 20 bricks filled', progress: 'Progress 25%', amount: 'Project cost: ₹80 lakh' },
    {
      wall: 'On progress, no percentage published',
      progress: 'On Progress',
      amount: 'Project cost: ₹30 lakh',
    },
    {
      wall: 'On progress, no percentage published',
      progress: 'On Progress',
      amount: 'Project cost: ₹10 lakh',
    },
  ]);
});

it('opens the member portal in a new tab for updates, and offers none without a portal', () => {
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

it('carries the risk sentence', () => {
  open();
  expect(screen.getByText(/Profit is not guaranteed/)).toBeVisible();
});

describe('by itself', () => {
  it('moves on after 3 seconds, and after the last project comes the first', async () => {
    enterViewport = mockBrowser({ width: 390 });
    await openSlider();
    await wait(SLIDE_MS - 1);
    expect(seen()).toEqual(['LED Plant']);
    await wait(1);
    for (const name of ['Garment Unit', 'Flour Mill', 'Alkaline Water Plant', 'Frozen Foods', 'LED Plant']) {
      expect(seen()).toEqual([name]);
      await wait(SLIDE_MS);
    }
  });

  it('pauses while the pointer is over it', async () => {
    const { user } = await openSlider();
    await user.hover(row());
    await wait(2 * SLIDE_MS);
    expect(seen()).toContain('LED Plant');
    await user.unhover(row());
    await wait(SLIDE_MS);
    expect(seen()).not.toContain('LED Plant');
  });

  it('pauses while the keyboard focus is in it', async () => {
    await openSlider();
    act(() => screen.getAllByRole('link', { name: /^GET UPDATES/ })[0]?.focus());
    await wait(2 * SLIDE_MS);
    expect(seen()).toContain('LED Plant');
    act(() => (document.activeElement as HTMLElement).blur());
    await wait(SLIDE_MS);
    expect(seen()).not.toContain('LED Plant');
  });

  it('stops with the pause button and goes on with it', async () => {
    const { user } = await openSlider();
    await user.click(button(/^Stop/));
    await wait(2 * SLIDE_MS);
    expect(seen()).toContain('LED Plant');
    await user.click(button(/automatically$/));
    await wait(SLIDE_MS);
    expect(seen()).not.toContain('LED Plant');
  });

  it('does not move for readers who want less motion, unless they ask for it', async () => {
    enterViewport = mockBrowser({ lessMotion: true });
    const { user } = await openSlider();
    await wait(2 * SLIDE_MS);
    expect(seen()).toContain('LED Plant');
    await user.click(button(/automatically$/));
    await wait(SLIDE_MS);
    expect(seen()).not.toContain('LED Plant');
  });
});

describe('by hand', () => {
  it('goes back from the first project to the last and on again, and says what came into view', async () => {
    enterViewport = mockBrowser({ width: 390 });
    const { user } = await openSlider();
    await user.click(button(/^Previous/));
    await wait(0);
    expect(seen()).toEqual(['Frozen Foods']);
    expect(screen.getByRole('status')).toHaveTextContent('Frozen Foods, 5 of 5');
    await user.click(button(/^Next/));
    await wait(0);
    expect(seen()).toEqual(['LED Plant']);
    expect(screen.getByRole('status')).toHaveTextContent('LED Plant, 1 of 5');
  });

  it('follows the arrow keys and keeps the focus on a project in view', async () => {
    enterViewport = mockBrowser({ width: 390 });
    const { user } = await openSlider();
    act(() => screen.getAllByRole('link', { name: /LED Plant/ })[0]?.focus());
    await user.keyboard('{ArrowRight}');
    await wait(0);
    expect(seen()).toEqual(['Garment Unit']);
    expect(screen.getByRole('link', { name: /Garment Unit/ })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    await wait(0);
    expect(screen.getByRole('link', { name: /LED Plant/ })).toHaveFocus();
  });

  it('keeps the focus of a reader who was in the row before it became a slider', async () => {
    open();
    const link = screen.getByRole('link', { name: /Alkaline Water Plant/ });
    act(() => link.focus());
    await act(async () => {
      enterViewport();
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(seen()).toContain('Alkaline Water Plant');
    expect(link).toHaveFocus();
  });

  it('says nothing while it moves by itself', async () => {
    await openSlider();
    await wait(SLIDE_MS);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('starts at a press even before it came near', async () => {
    const user = userEvent.setup({ delay: null, advanceTimers: jest.advanceTimersByTime });
    open();
    await user.click(button(/^Next/));
    await wait(0);
    expect(seen()).toEqual(projects.slice(1, 4));
  });
});
