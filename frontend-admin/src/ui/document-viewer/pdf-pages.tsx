import Button from 'antd/es/button';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { records } from '../../content/records';
import { useTexts } from '../../content/texts';
import { Icon } from '../icon';
import { Wait } from '../wait';
import { fetchWorker, usePdf } from './use-pdf';

export { fetchWorker };

/** Sharper than this a canvas only costs memory. */
const MOST_PIXELS_PER_POINT = 2;
const ZOOM_STEPS = [1, 1.5, 2] as const;

/** Draws one page as wide as its frame times the zoom. */
function PdfPage({ pdf, number, zoom }: { pdf: PDFDocumentProxy; number: number; zoom: number }) {
  const copy = useTexts(records);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    let current = true;
    setBroken(false);
    async function draw() {
      const page = await pdf.getPage(number);
      if (!current || !canvas.current || !frame.current) return;
      const width = frame.current.clientWidth * zoom;
      const density = Math.min(window.devicePixelRatio || 1, MOST_PIXELS_PER_POINT);
      const viewport = page.getViewport({ scale: (width / page.getViewport({ scale: 1 }).width) * density });
      canvas.current.width = viewport.width;
      canvas.current.height = viewport.height;
      canvas.current.style.width = `${width}px`;
      const task = page.render({ canvas: canvas.current, viewport });
      cancel = () => task.cancel();
      await task.promise;
    }
    draw().catch(() => current && setBroken(true));
    return () => {
      current = false;
      cancel();
    };
  }, [pdf, number, zoom]);
  return (
    <div className="ad-viewer__page" ref={frame}>
      {broken && <p role="alert">{copy.documentBroken}</p>}
      <canvas ref={canvas} role="img" aria-label={copy.pageOf(number, pdf.numPages)} hidden={broken} />
    </div>
  );
}

/** A PDF, a page at a time. */
export function PdfPages({ file }: { file: Blob }) {
  const copy = useTexts(records);
  const { pdf, broken } = usePdf(file);
  const [number, setNumber] = useState(1);
  const [zoomStep, setZoomStep] = useState(0);
  if (broken) return <p role="alert">{copy.documentBroken}</p>;
  if (!pdf) return <Wait />;
  const zoom = ZOOM_STEPS[zoomStep] ?? 1;
  return (
    <>
      <div className="ad-viewer__bar">
        <Button
          aria-label={copy.previousSheet}
          disabled={number === 1}
          icon={<Icon name="left" />}
          onClick={() => setNumber(number - 1)}
        />
        <span role="status" className="ad-number">
          {copy.pageOf(number, pdf.numPages)}
        </span>
        <Button
          aria-label={copy.nextSheet}
          disabled={number === pdf.numPages}
          icon={<Icon name="right" />}
          onClick={() => setNumber(number + 1)}
        />
        <Button
          aria-label={copy.zoomOut}
          disabled={zoomStep === 0}
          icon={<Icon name="minus" />}
          onClick={() => setZoomStep(zoomStep - 1)}
        />
        <Button
          aria-label={copy.zoomIn}
          disabled={zoomStep === ZOOM_STEPS.length - 1}
          icon={<Icon name="plus" />}
          onClick={() => setZoomStep(zoomStep + 1)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a zoomed page is scrolled with the keyboard too */}
      <section className="ad-viewer__scroll" tabIndex={0} aria-label={copy.document}>
        <PdfPage pdf={pdf} number={number} zoom={zoom} />
      </section>
    </>
  );
}
