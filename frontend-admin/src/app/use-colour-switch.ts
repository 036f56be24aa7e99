import { useQueryClient } from '@tanstack/react-query';
import { saveSettings, settings } from '../data/account/settings';
import { usePreferences } from '../state/preferences';
import { useColourMode } from '../theme/console-theme';

/** Switches between light and dark colours. */
export function useColourSwitch() {
  const mode = useColourMode();
  const choose = usePreferences((preferences) => preferences.chooseColours);
  const queryClient = useQueryClient();
  const other = mode === 'dark' ? 'light' : 'dark';

  function change() {
    choose(other);
    // If saving fails, the choice applies to this device until the next reload.
    saveSettings({ colours: other })
      .then((saved) => queryClient.setQueryData(settings().queryKey, saved))
      .catch(() => undefined);
  }

  return { other, change } as const;
}
