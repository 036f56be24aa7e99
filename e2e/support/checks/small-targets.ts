/**
 * Names of the controls that a touch 21 px above or below their middle misses; links within a sentence are left out. Runs
 * in the page, without access to the test’s scope.
 */
export function findSmallTargets(main: HTMLElement): string[] {
  const isMissed = (control: Element, offset: number) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const touched = document.elementFromPoint(left + width / 2, top + height / 2 + offset);
    return !control.contains(touched);
  };
  return [...main.querySelectorAll('a, button, summary')]
    .filter((control) => control.checkVisibility() && getComputedStyle(control).display !== 'inline')
    .filter((control) => {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      return isMissed(control, -21) || isMissed(control, 21);
    })
    .map((control) => control.textContent?.trim() ?? '');
}
