import { resetPreferences } from '../../test/open-console';
import { usePreferences } from './preferences';

const NAME = 'console-preferences';
const stored = () => JSON.parse(localStorage.getItem(NAME) ?? '{}').state;

beforeEach(resetPreferences);

it('a choice in one tab does not undo what was chosen in another tab meanwhile', () => {
  usePreferences.getState().chooseColours('light');
  const inOtherTab = { state: { ...stored(), sidebarCollapsed: true }, version: 1 };
  localStorage.setItem(NAME, JSON.stringify(inOtherTab));
  window.dispatchEvent(new StorageEvent('storage', { key: NAME }));
  expect(usePreferences.getState().sidebarCollapsed).toBe(true);
  usePreferences.getState().chooseColours('dark');
  expect(stored()).toMatchObject({ colours: 'dark', sidebarCollapsed: true });
});
