import type { ReactNode } from 'react';

interface SettingsRowProps {
  id: string;
  label: string;
  help?: string;
  children: ReactNode;
}

/** One setting: its name, its control, and a help text if the name is not enough. */
export function SettingsRow({ id, label, help, children }: SettingsRowProps) {
  return (
    <div>
      <dt id={id}>{label}</dt>
      <dd>
        {children}
        {help && (
          <p id={`${id}-help`} className="ad-quiet ad-settings__help">
            {help}
          </p>
        )}
      </dd>
    </div>
  );
}
