import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Maximum length of the longest side in px: enough to read an ID card on a phone. */
const MAX_SIDE_PX = 1600;

interface DrawnPictureProps {
  file: File;
  className?: string;
  /** Alternative text; without it the picture is decorative. */
  label?: string;
  /** Shown until the picture is drawn, and for files that are not pictures. */
  fallback?: ReactNode;
}

/**
 * Preview of a picture that was selected on this device. Drawn on a canvas, because the content security policy of
 * public pages allows no `blob:` URLs.
 */
export function DrawnPicture({ file, className, label, fallback }: DrawnPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<File | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    void draw(file, () => (isUnmounted ? null : canvas.current)).then((done) => {
      if (done && !isUnmounted) setDrawn(file);
    });
    return () => {
      isUnmounted = true;
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

/** Draws the file. @returns false when it is not a picture */
async function draw(file: File, getCanvas: () => HTMLCanvasElement | null): Promise<boolean> {
  if (!/^image\/(png|jpeg)$/.test(file.type) || typeof createImageBitmap !== 'function') return false;
  const picture = await createImageBitmap(file).catch(() => null);
  const canvas = getCanvas();
  const context = canvas?.getContext('2d');
  if (picture && canvas && context) {
    const scale = Math.min(1, MAX_SIDE_PX / Math.max(picture.width, picture.height));
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  picture?.close();
  return Boolean(picture && context);
}
