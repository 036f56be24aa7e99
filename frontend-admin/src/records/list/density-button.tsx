import Button from 'antd/es/button';
import { records } from '../../content/records';
import { useTexts } from '../../content/texts';
import { usePreferences } from '../../state/preferences';
import { Hint } from '../../ui/hint';
import { Icon } from '../../ui/icon';
import type { ListAddress } from './list-address';

type Look = Pick<ListAddress, 'density'>;

interface DensityButtonProps {
  navigation: { address: Look; lookLike: (look: Look) => void };
}

/** Brings the rows close together, and apart again. */
export function DensityButton({ navigation: { address, lookLike } }: DensityButtonProps) {
  const copy = useTexts(records);
  const usual = usePreferences((preferences) => preferences.density);
  const isCompact = (address.density ?? usual) === 'compact';
  const other = isCompact ? 'comfortable' : 'compact';
  return (
    <Hint text={isCompact ? copy.toComfortable : copy.toCompact}>
      <Button
        aria-label={copy.compact}
        aria-pressed={isCompact}
        icon={<Icon name="rows" />}
        onClick={() => lookLike({ density: other === usual ? undefined : other })}
      />
    </Hint>
  );
}
