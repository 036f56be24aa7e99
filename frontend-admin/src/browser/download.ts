/** Lets the browser download a file: with the browser's progress display, without loading the file into memory. */
export function downloadFrom(path: string) {
  const link = document.createElement('a');
  link.href = path;
  // With `download` the page stays even if the server responds with an error. The response names the file.
  link.download = '';
  link.click();
}

/** How long a file in memory keeps its URL, in ms. */
const URL_MS = 40_000;

/** Saves a file that is in memory, under its own name. */
export function downloadBlob(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the URL later than other browsers; revoked earlier, the download sometimes fails there.
  setTimeout(() => URL.revokeObjectURL(address), URL_MS);
}
