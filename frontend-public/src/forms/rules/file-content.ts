/** How the content of a file begins, by the ending of its name. */
const BEGINNINGS: Readonly<Record<string, readonly number[]>> = {
  '.pdf': [0x25, 0x50, 0x44, 0x46],
  '.jpg': [0xff, 0xd8, 0xff],
  '.jpeg': [0xff, 0xd8, 0xff],
  '.png': [0x89, 0x50, 0x4e, 0x47],
  '.doc': [0xd0, 0xcf, 0x11, 0xe0],
  '.ppt': [0xd0, 0xcf, 0x11, 0xe0],
  '.docx': [0x50, 0x4b, 0x03, 0x04],
};

const mislabelled = new WeakSet<File>();

/** Whether `lookInside` has found that the file is not what its name says. */
export function isMislabelled(file: File): boolean {
  return mislabelled.has(file);
}

/**
 * Compares the first bytes of a file with the ending of its name.
 * @returns whether it is something else; a file that cannot be read here is left to the server
 */
export async function lookInside(file: File): Promise<boolean> {
  const ending = /\.[^.]+$/.exec(file.name.toLowerCase())?.[0] ?? '';
  const expected = BEGINNINGS[ending];
  if (!expected) return false;
  const bytes = await firstBytes(file, expected.length);
  if (!bytes) return false;
  if (expected.every((byte, index) => bytes[index] === byte)) return false;
  mislabelled.add(file);
  return true;
}

async function firstBytes(file: File, count: number): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.slice(0, count).arrayBuffer());
  } catch {
    return undefined;
  }
}
