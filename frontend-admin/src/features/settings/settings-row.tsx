import type { ReactNode } from 'react';

interface SettingsRowProps {
  id: string;
  label: string;
  help?: string;
  children: ReactNode;
}

/** One setting: its label, its control, and an optional help text. */
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
