/** Lets one media query match, for the rest of the test. */
export function matchOnly(matching: string): void {
  const matchNothing = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchNothing(query), matches: query === matching }));
}
