import { importWithTimeout } from 'frontend-shared/federation/import-with-timeout';
import type { ReactNode } from 'react';
import { Picture } from './picture';

/** Shows a file of one type. */
export type DocumentView = (props: { file: Blob; name: string }) => ReactNode;

/**
 * What shows a file of this type. The code for PDFs comes when the first one is opened: not as a lazy component, because
 * one that failed stays failed, and takes the list behind the panel along.
 *
 * @param type media type by the API's own check of the content
 * @throws Error when the code does not come; the next call asks for it again
 */
export async function loadView(type: string): Promise<DocumentView> {
  if (type.startsWith('image/')) return Picture;
  const { PdfPages, fetchWorker } = await importWithTimeout(() => import('./pdf-pages'));
  await fetchWorker();
  return PdfPages;
}
