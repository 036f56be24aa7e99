import { queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';

type Schemas = components['schemas'];
export type Settings = Schemas['AdminSettings'];
export type MailLocale = Schemas['MailLocale'];

/** Settings of the account, the same on all devices. */
export function settings() {
  return queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => getJson<Settings>('api/admin/settings', { signal }),
  });
}

/** Changes the given settings. Returns all settings. */
export async function saveSettings(changes: Schemas['SettingsChange']): Promise<Settings> {
  return (await sendJson<Schemas['SettingsSaved']>('patch', 'api/admin/settings', changes)).data;
}
