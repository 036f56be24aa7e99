import type { Response } from 'express';
import { sendDownload } from '../common/http/response/send-download.js';
import type { OpenedDocument } from './store/document-store.js';

/**
 * Sends the file, byte for byte, as a download. `name` is the sender's file name, `contentType` the one found by the
 * check.
 */
export async function sendDocument(
  response: Response,
  { stream, size }: OpenedDocument,
  name: string,
  contentType: string,
): Promise<void> {
  await sendDownload(response, [stream], { name, contentType, size });
}
