import { sendJson } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';

/** A download path for the document of a record; works once, in this browser, within a minute. */
export async function prepareDownload(reference: string): Promise<string> {
  const { data } = await sendJson<components['schemas']['DownloadPrepared']>('post', 'api/downloads', {
    reference,
  });
  return data.path;
}
