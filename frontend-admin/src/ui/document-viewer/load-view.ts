import { importWithTimeout } from 'frontend-shared/federation/import-with-timeout';
import type { ReactNode } from 'react';
import { Picture } from './picture';

/** Component that renders a file of one type. */
export type DocumentView = (props: { file: Blob; name: string }) => ReactNode;

/**
 * Loads the component for a media type. The PDF code is loaded when the first PDF is opened; not with `lazy`, because a
 * failed lazy component cannot be retried and would crash the list behind the panel.
 * @param type media type as determined by the API from the content
 * @throws Error when the code fails to load; the next call tries again
 */
export async function loadView(type: string): Promise<DocumentView> {
  if (type.startsWith('image/')) return Picture;
  const { PdfPages, fetchWorker } = await importWithTimeout(() => import('./pdf-pages'));
  await fetchWorker();
  return PdfPages;
}
