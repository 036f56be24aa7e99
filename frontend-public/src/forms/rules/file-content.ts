const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];
/** Possible first bytes, by file extension. */
const SIGNATURES: Readonly<Record<string, readonly (readonly number[])[]>> = {
  '.pdf': [[0x25, 0x50, 0x44, 0x46]],
  '.jpg': [[0xff, 0xd8, 0xff]],
  '.jpeg': [[0xff, 0xd8, 0xff]],
  '.png': [[0x89, 0x50, 0x4e, 0x47]],
  '.doc': [COMPOUND_FILE],
  '.ppt': [COMPOUND_FILE],
  // With a password, Word writes a compound file: the server says that it is locked.
  '.docx': [[0x50, 0x4b, 0x03, 0x04], COMPOUND_FILE],
};
/** Photos of phones that we do not accept, at byte 4 or 8: HEIC and AVIF, by their usual brands, and WebP. */
const OTHER_PHOTO = /^(?:.{4}ftyp(?:hei|hev|mif1|msf1|avi)|RIFF.{4}WEBP)/s;
/** Bytes that tell all of these apart. */
const SIGNATURE_LENGTH = 12;

const mislabelled = new WeakSet<File>();
const otherPhotos = new WeakSet<File>();
const unreadable = new WeakSet<File>();

/** Whether `checkSignature` has found that the content does not match the extension. */
export function isMislabelled(file: File): boolean {
  return mislabelled.has(file);
}

/** Whether it is also a photo in a format that we do not accept, renamed by an app or a person. */
export function isOtherPhoto(file: File): boolean {
  return otherPhotos.has(file);
}

/**
 * Compares the first bytes of a file with its extension, and remembers a mismatch for `isMislabelled`.
 * @returns whether they differ; false for a file that cannot be read here, which the server checks
 */
export async function checkSignature(file: File): Promise<boolean> {
  const extension = /\.[^.]+$/.exec(file.name.toLowerCase())?.[0] ?? '';
  const expected = SIGNATURES[extension];
  if (!expected) return false;
  const bytes = await firstBytes(file, SIGNATURE_LENGTH);
  if (!bytes) return false;
  if (expected.some((signature) => signature.every((byte, index) => bytes[index] === byte))) return false;
  mislabelled.add(file);
  if (OTHER_PHOTO.test(String.fromCharCode(...bytes))) otherPhotos.add(file);
  return true;
}

/** Whether `findUnreadable` has found that the file can no longer be read. */
export function isUnreadable(file: File): boolean {
  return unreadable.has(file);
}

/**
 * Finds the files that were changed, moved or deleted since they were chosen. The browser cannot read them any more,
 * and reports an attempt to send them like a lost connection.
 * @returns whether there are any
 */
export async function findUnreadable(files: readonly File[]): Promise<boolean> {
  const found = await Promise.all(files.map(cannotBeRead));
  files.forEach((file, index) => {
    if (found[index]) unreadable.add(file);
  });
  return found.includes(true);
}

async function cannotBeRead(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return false;
  } catch (error) {
    // Any other error means that this browser cannot read files here.
    return error instanceof DOMException;
  }
}

async function firstBytes(file: File, count: number): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.slice(0, count).arrayBuffer());
  } catch {
    return undefined;
  }
}
