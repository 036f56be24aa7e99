import { type KeyboardEvent, useEffect, useReducer, useRef, useState } from 'react';
import { latinKey } from '../../browser/shortcuts';
import { useMessages } from '../../content/messages';
import { records } from '../../content/records';
import { SheetBar } from './sheet-bar';
import { applyMove, KEYS, type SheetMove, type SheetView, ZOOM_STEPS } from './sheet-view';
import { useWidth } from './use-width';

/** How to draw a sheet: its width in CSS px, and its rotation in quarter turns clockwise. */
export interface SheetSize {
  number: number;
  width: number;
  quarters: number;
}

/** Draws a sheet onto a canvas until aborted. Rejects when the sheet cannot be shown. */
export type DrawSheet = (canvas: HTMLCanvasElement, size: SheetSize, stopped: AbortSignal) => Promise<void>;

/** Upper limit of the pixel density: a higher one only costs memory. */
const MAX_PIXEL_DENSITY = 2;
/** Canvas pixels per CSS px. */
export function pixelDensity(): number {
  return Math.min(window.devicePixelRatio || 1, MAX_PIXEL_DENSITY);
}

interface SheetsProps {
  count: number;
  /** Accessible name of a sheet. */
  label: (number: number) => string;
  draw: DrawSheet;
}

/** Shows one sheet at a time, with paging, zoom and rotation by buttons and keys. */
export function Sheets({ count, label, draw }: SheetsProps) {
  const messages = useMessages(records);
  const [{ number, zoomStep, quarters }, move] = useReducer(
    (view: SheetView, next: SheetMove) => applyMove(view, next, count),
    { number: 1, zoomStep: 0, quarters: 0 },
  );
  const scroll = useRef<HTMLElement>(null);
  const width = useWidth(scroll);
  // Focused on mount, so that the keys work at once.
  useEffect(() => {
    scroll.current?.focus({ preventScroll: true });
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const key = latinKey(event.nativeEvent);
    if (event.ctrlKey || event.altKey || event.metaKey || !Object.hasOwn(KEYS, key)) return;
    const next = KEYS[key];
    // The arrow keys scroll a sheet that is wider than its frame.
    if (!next || ('page' in next && zoomStep > 0)) return;
    event.preventDefault();
    move(next);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the focused elements inside
    <div className="ad-viewer__sheets" onKeyDown={onKeyDown}>
      <SheetBar
        number={number}
        count={count}
        canZoom={{ in: zoomStep < ZOOM_STEPS.length - 1, out: zoomStep > 0 }}
        onMove={move}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an enlarged page must be scrollable by keyboard */}
      <section ref={scroll} className="ad-viewer__scroll" tabIndex={0} aria-label={messages.document}>
        <Sheet
          size={{ number, width: width * (ZOOM_STEPS[zoomStep] ?? 1), quarters }}
          label={label(number)}
          draw={draw}
        />
      </section>
    </div>
  );
}

function Sheet({ size, label, draw }: { size: SheetSize; label: string; draw: DrawSheet }) {
  const messages = useMessages(records);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [broken, setBroken] = useState(false);
  const { number, width, quarters } = size;
  useEffect(() => {
    if (!canvas.current || width <= 0) return;
    const stop = new AbortController();
    setBroken(false);
    draw(canvas.current, { number, width, quarters }, stop.signal).catch(
      () => !stop.signal.aborted && setBroken(true),
    );
    return () => stop.abort();
  }, [draw, number, width, quarters]);
  return (
    <div className="ad-viewer__page">
      {broken && <p role="alert">{messages.documentBroken}</p>}
      <canvas ref={canvas} role="img" aria-label={label} hidden={broken} />
    </div>
  );
}
