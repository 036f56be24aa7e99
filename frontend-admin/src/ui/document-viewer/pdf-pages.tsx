import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useMemo } from 'react';
import { useMessages } from '../../content/messages';
import { records } from '../../content/records';
import { LoadingText } from '../text/loading-text';
import { type DrawSheet, pixelDensity, Sheets } from './sheets';
import { fetchWorker, usePdf } from './use-pdf';

export { fetchWorker };

function pageDrawer(pdf: PDFDocumentProxy): DrawSheet {
  return async (canvas, { number, width, quarters }, stopped) => {
    const page = await pdf.getPage(number);
    if (stopped.aborted) return;
    // A page can have a rotation of its own.
    const rotation = (page.rotate + quarters * 90) % 360;
    const scale = width / page.getViewport({ scale: 1, rotation }).width;
    const viewport = page.getViewport({ scale: scale * pixelDensity(), rotation });
    canvas.width = viewport.width;
    canvas.height = viewport.height;
    canvas.style.width = `${width}px`;
    const task = page.render({ canvas, viewport });
    stopped.addEventListener('abort', () => task.cancel());
    await task.promise;
  };
}

/** Shows a PDF one page at a time. */
export function PdfPages({ file }: { file: Blob }) {
  const messages = useMessages(records);
  const { pdf, broken } = usePdf(file);
  const draw = useMemo(() => pdf && pageDrawer(pdf), [pdf]);
  if (broken) return <p role="alert">{messages.documentBroken}</p>;
  if (!pdf || !draw) return <LoadingText />;
  return (
    <Sheets count={pdf.numPages} label={(number) => messages.pageOf(number, pdf.numPages)} draw={draw} />
  );
}
