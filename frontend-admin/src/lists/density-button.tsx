import Button from 'antd/es/button';
import { useMessages } from '../content/messages';
import { records } from '../content/records';
import { type Density, usePreferences } from '../state/preferences';
import { Icon } from '../ui/icon';
import { Tooltip } from '../ui/tooltip';

interface Appearance {
  /** Row density; undefined for the one in the settings. */
  density?: Density | undefined;
}

interface DensityButtonProps {
  navigation: { params: Appearance; setAppearance: (look: Appearance) => void };
}

/** Toggles between compact and comfortable rows. */
export function DensityButton({ navigation: { params, setAppearance } }: DensityButtonProps) {
  const messages = useMessages(records);
  const preferred = usePreferences((preferences) => preferences.density);
  const isCompact = (params.density ?? preferred) === 'compact';
  const other = isCompact ? 'comfortable' : 'compact';
  return (
    <Tooltip text={isCompact ? messages.toComfortable : messages.toCompact}>
      <Button
        aria-label={messages.compact}
        aria-pressed={isCompact}
        icon={<Icon name="rows" />}
        onClick={() => setAppearance({ density: other === preferred ? undefined : other })}
      />
    </Tooltip>
  );
}
