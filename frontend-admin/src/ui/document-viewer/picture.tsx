import { useEffect, useMemo, useState } from 'react';
import { useMessages } from '../../content/messages';
import { records } from '../../content/records';
import { LoadingText } from '../text/loading-text';
import { type DrawSheet, pixelDensity, Sheets } from './sheets';

/** Decodes an image file. */
function usePicture(file: Blob): { picture?: HTMLImageElement; broken: boolean } {
  const [state, setState] = useState<{ picture?: HTMLImageElement; broken: boolean }>({ broken: false });
  useEffect(() => {
    const address = URL.createObjectURL(file);
    const picture = new Image();
    let current = true;
    picture.onload = () => current && setState({ picture, broken: false });
    picture.onerror = () => current && setState({ broken: true });
    picture.src = address;
    return () => {
      current = false;
      URL.revokeObjectURL(address);
    };
  }, [file]);
  return state;
}

/** Draws an image at the requested width. The canvas never gets more pixels than the image has. */
function pictureDrawer(picture: HTMLImageElement): DrawSheet {
  return async (canvas, { width, quarters }) => {
    const { naturalWidth, naturalHeight } = picture;
    const isSideways = quarters % 2 === 1;
    const [across, down] = isSideways ? [naturalHeight, naturalWidth] : [naturalWidth, naturalHeight];
    const scale = Math.min(1, (width * pixelDensity()) / across);
    canvas.width = Math.max(1, Math.round(across * scale));
    canvas.height = Math.max(1, Math.round(down * scale));
    canvas.style.width = `${width}px`;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser does not support the 2D canvas context.');
    context.translate(canvas.width / 2, canvas.height / 2);
    context.rotate((quarters * Math.PI) / 2);
    context.scale(scale, scale);
    context.drawImage(picture, -naturalWidth / 2, -naturalHeight / 2);
  };
}

/** Shows an image as a single sheet. */
export function Picture({ file, name }: { file: Blob; name: string }) {
  const messages = useMessages(records);
  const { picture, broken } = usePicture(file);
  const draw = useMemo(() => picture && pictureDrawer(picture), [picture]);
  if (broken) return <p role="alert">{messages.documentBroken}</p>;
  if (!draw) return <LoadingText />;
  return <Sheets count={1} label={() => name} draw={draw} />;
}
