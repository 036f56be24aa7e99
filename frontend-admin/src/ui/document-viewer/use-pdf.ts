import { timeoutSignal } from 'frontend-shared/api/abort-signals';
import { CODE_TIMEOUT_MS } from 'frontend-shared/federation/import-with-timeout';
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';

// Part of this build, so no other origin is contacted for the worker.
const WORKER = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;
GlobalWorkerOptions.workerSrc = WORKER;

/**
 * Fetches the worker's code into the browser's cache. pdf.js waits forever for a stalled worker, and treats the
 * document as broken when it fails to load.
 * @throws Error when it fails or times out
 */
export async function fetchWorker(): Promise<void> {
  const answer = await fetch(WORKER, { signal: timeoutSignal(CODE_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The worker for PDFs answered ${answer.status}.`);
  await answer.blob();
}

/** Opens a PDF for drawing. Its scripts and forms are never executed. */
async function openPdf(file: Blob) {
  return getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    enableXfa: false,
    isEvalSupported: false,
    stopAtErrors: false,
  });
}

/** The opened document; `broken` when it could not be opened. */
export function usePdf(file: Blob): { pdf?: PDFDocumentProxy; broken: boolean } {
  const [state, setState] = useState<{ pdf?: PDFDocumentProxy; broken: boolean }>({ broken: false });
  useEffect(() => {
    let current = true;
    const opening = openPdf(file);
    opening
      .then((task) => task.promise)
      .then(
        (pdf) => current && setState({ pdf, broken: false }),
        () => current && setState({ broken: true }),
      );
    return () => {
      current = false;
      void opening.then((task) => task.destroy()).catch(() => undefined);
    };
  }, [file]);
  return state;
}
