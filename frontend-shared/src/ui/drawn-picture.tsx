import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Pixels of the longest side: enough to read a card on a phone's screen. */
const LONGEST_SIDE = 1600;

interface DrawnPictureProps {
  file: File;
  className?: string;
  /** What it shows, for those who cannot see it; without it the picture is decoration. */
  label?: string;
  /** Shown while nothing is drawn: there is no picture, or the browser cannot draw it. */
  fallback?: ReactNode;
}

/**
 * A picture that was chosen on this device. It is drawn, not linked: the content policy of public pages allows no
 * `blob:` addresses.
 */
export function DrawnPicture({ file, className, label, fallback }: DrawnPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<File | null>(null);
  useEffect(() => {
    let gone = false;
    void draw(file, () => (gone ? null : canvas.current)).then((done) => {
      if (done && !gone) setDrawn(file);
    });
    return () => {
      gone = true;
    };
  }, [file]);
  return (
    <>
      {drawn !== file && fallback}
      <canvas
        ref={canvas}
        className={className}
        hidden={drawn !== file}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      />
    </>
  );
}

/** Whether the file was drawn; false when it is no picture. */
async function draw(file: File, paper: () => HTMLCanvasElement | null): Promise<boolean> {
  if (!/^image\/(png|jpeg)$/.test(file.type) || typeof createImageBitmap !== 'function') return false;
  const picture = await createImageBitmap(file).catch(() => null);
  const canvas = paper();
  const pen = canvas?.getContext('2d');
  if (picture && canvas && pen) {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  picture?.close();
  return Boolean(picture && pen);
}
