import { sendJson } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';

/** An address that gives the document of a record once, to this browser, within a minute. */
export async function prepareDownload(reference: string): Promise<string> {
  const { data } = await sendJson<components['schemas']['DownloadPrepared']>('post', 'api/downloads', {
    reference,
  });
  return data.path;
}
