/**
 * Lengths of the longer side in pixels, tried in turn. At the smallest, the small print of an ID card is still
 * readable.
 */
const SIDES = [2400, 1800, 1400];
const QUALITY = 0.85;

/** Whether this is an image above the size limit that this browser can shrink. */
export function canBeShrunk(file: File, maxBytes: number): boolean {
  return (
    file.size > maxBytes && /\.(?:jpe?g|png)$/i.test(file.name) && typeof createImageBitmap === 'function'
  );
}

/**
 * Redraws an image with fewer pixels, with the right orientation and without the camera's metadata, such as the
 * location.
 * @throws when the file is not an image or cannot be made small enough
 */
export async function shrinkPicture(file: File, maxBytes: number): Promise<File> {
  const picture = await createImageBitmap(file);
  try {
    for (const side of SIDES) {
      const drawn = await drawJpeg(picture, side);
      if (drawn.size <= maxBytes) {
        const name = file.name.replace(/\.[^.]+$/, '.jpg');
        return new File([drawn], name, { type: 'image/jpeg', lastModified: file.lastModified });
      }
    }
  } finally {
    picture.close();
  }
  throw new Error('The picture stays too large.');
}

function drawJpeg(picture: ImageBitmap, longestSide: number): Promise<Blob> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  // JPEG has no transparency: transparent parts of a PNG become white instead of black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn.'))),
      'image/jpeg',
      QUALITY,
    );
  });
}
