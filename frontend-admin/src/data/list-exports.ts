import { sendJson } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';

type Schemas = components['schemas'];
export type ExportFormat = Schemas['ExportFormat'];

/**
 * An address that gives a list as a file once, to this browser, within a minute: with these filters, all of its pages
 * whichever is named.
 *
 * @param path of the call that prepares it
 */
export async function prepareExport(path: string, query: Record<string, string>): Promise<string> {
  const options = { searchParams: query };
  return (await sendJson<Schemas['ExportPrepared']>('post', path, undefined, options)).data.path;
}

/** The same of these records only, in this order. */
export async function prepareChosenExport(path: string, ids: readonly string[]): Promise<string> {
  const body: Schemas['ChosenRecords'] = { ids: ids.join() };
  return (await sendJson<Schemas['ExportPrepared']>('post', path, body)).data.path;
}
