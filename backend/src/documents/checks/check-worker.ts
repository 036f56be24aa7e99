import { parentPort } from 'node:worker_threads';
import type { DocumentType, UploadRules } from '../upload-rules.js';
import { checkDocument } from './check-document.js';
import { RefusedDocument } from './refused-document.js';

/** Memory that is transferred to the thread with a file in it, and returned with the result. */
export type CheckMemory = Uint8Array<ArrayBuffer>;

/** A file to check: the first `size` bytes of the memory. */
export interface CheckTask {
  memory: CheckMemory;
  size: number;
  type: DocumentType;
  rules: UploadRules;
}

export interface CheckResult {
  memory: CheckMemory;
  /** Why it is refused; absent when it is accepted. */
  refused?: Pick<RefusedDocument, 'code' | 'reason' | 'message'>;
  /** An error that is not the file's fault. */
  fault?: unknown;
}

/** Runs in a thread of its own, so that no file can block anything else. */
parentPort?.on('message', async ({ memory, size, type, rules }: CheckTask) => {
  const result: CheckResult = { memory };
  try {
    await checkDocument(Buffer.from(memory.buffer, 0, size), type, rules);
  } catch (thrown) {
    if (thrown instanceof RefusedDocument) {
      result.refused = { code: thrown.code, reason: thrown.reason, message: thrown.message };
    } else result.fault = thrown;
  }
  parentPort?.postMessage(result, [memory.buffer]);
});
