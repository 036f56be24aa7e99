import { act, screen, within } from '@testing-library/react';
import { leavePage } from '../../../test/form-screen';
import { openApply } from '../../../test/open-apply';

const scrollIntoView = jest.fn();

/** Sets the preference for reduced motion. */
function setReducedMotion(less: boolean): void {
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: less }) });
}

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance'] });
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = function scroll(this: Element, how) {
    scrollIntoView(this.id, how);
  };
  setReducedMotion(false);
});

afterEach(() => jest.useRealTimers());

describe('a URL with #factory-form', () => {
  it('scrolls smoothly to the form after 50 ms, and focuses its heading', () => {
    openApply({ at: '/apply#factory-form' });
    act(() => jest.advanceTimersByTime(49));
    expect(scrollIntoView).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(scrollIntoView).toHaveBeenCalledWith('factory-form', { behavior: 'smooth', block: 'start' });
    expect(screen.getByRole('heading', { name: 'Factory Application Form' })).toHaveFocus();
  });

  it('scrolls without animation for people who prefer reduced motion', () => {
    setReducedMotion(true);
    openApply({ at: '/apply#factory-form' });
    act(() => jest.advanceTimersByTime(50));
    expect(scrollIntoView).toHaveBeenCalledWith('factory-form', { behavior: 'auto', block: 'start' });
  });

  it('scrolls again when the same link is pressed again', async () => {
    const { user } = openApply({ at: '/apply#factory-form' });
    act(() => jest.advanceTimersByTime(50));
    await user.click(screen.getByRole('link', { name: 'Fill in the form' }));
    act(() => jest.advanceTimersByTime(50));
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
  });

  it('does not scroll once the page was left', () => {
    const { unmount } = openApply({ at: '/apply#factory-form' });
    leavePage(unmount);
    act(() => jest.advanceTimersByTime(100));
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});

it('stays at the top without the anchor', () => {
  openApply();
  act(() => jest.advanceTimersByTime(1000));
  expect(scrollIntoView).not.toHaveBeenCalled();
});

it('labels every applicant story as an example', () => {
  openApply();
  const stories = within(screen.getByRole('region', { name: 'Who could apply? Four examples' })).getAllByRole(
    'listitem',
  );
  expect(stories).toHaveLength(4);
  for (const story of stories) expect(within(story).getByText('Example')).toBeVisible();
});

it('lists review, interview and funding as the next steps, in this order', () => {
  openApply();
  const steps = within(screen.getByRole('region', { name: 'What happens next' })).getAllByRole('listitem');
  const names = ['Community review', 'Interview', 'Funding and launch'];
  expect(steps).toHaveLength(names.length);
  steps.forEach((step, index) => {
    expect(within(step).getByRole('heading')).toHaveAccessibleName(names[index]);
  });
});

it('shows the risk sentence where profit and amounts are mentioned', () => {
  openApply();
  expect(screen.getAllByText(/profit is not guaranteed/i).length).toBeGreaterThanOrEqual(2);
});
