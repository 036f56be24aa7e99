/** A request body. With `binary`, each character of `text` is one byte. */
export interface Body {
  contentType: string;
  text: string;
  binary?: true;
}

export function bytesOf({ text, binary }: Body): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, binary ? 'latin1' : 'utf8'));
}
