import type { Response } from 'express';
import { sendDownload } from '../common/http/response/send-download.js';
import type { OpenedDocument } from './store/document-store.js';

/**
 * Answers with the file, byte for byte, as a download.
 * `name` is the sender's file name, `contentType` the one the check found.
 */
export async function sendDocument(
  response: Response,
  { stream, size }: OpenedDocument,
  name: string,
  contentType: string,
): Promise<void> {
  await sendDownload(response, [stream], { name, contentType, size });
}
