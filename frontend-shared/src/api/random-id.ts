/** 128 random bits as hex. `crypto.randomUUID` is missing where a page is opened by a plain http address. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
