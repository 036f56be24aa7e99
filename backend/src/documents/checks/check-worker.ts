import { parentPort } from 'node:worker_threads';
import type { DocumentKind, DocumentType } from '../document-kind.js';
import { judgeDocument } from './judge-document.js';
import { RefusedDocument } from './refused-document.js';

/** A file to judge. Its bytes change hands, and come back with the verdict. */
export interface CheckTask {
  bytes: Uint8Array<ArrayBuffer>;
  type: DocumentType;
  kind: DocumentKind;
}

export interface CheckVerdict {
  bytes: Uint8Array<ArrayBuffer>;
  /** Why it is refused; absent when it is accepted. */
  refused?: Pick<RefusedDocument, 'code' | 'reason' | 'message'>;
  /** What went wrong, when that is not the file's fault. */
  fault?: unknown;
}

/** Runs in a thread of its own, so that no file, however it is made, keeps anybody else waiting. */
parentPort?.on('message', async ({ bytes, type, kind }: CheckTask) => {
  const verdict: CheckVerdict = { bytes };
  try {
    await judgeDocument(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), type, kind);
  } catch (thrown) {
    if (thrown instanceof RefusedDocument) {
      verdict.refused = { code: thrown.code, reason: thrown.reason, message: thrown.message };
    } else verdict.fault = thrown;
  }
  parentPort?.postMessage(verdict, [bytes.buffer]);
});
