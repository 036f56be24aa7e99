/** Lets the browser download a file: with the browser's progress display, without loading the file into memory. */
export function downloadFrom(path: string) {
  const link = document.createElement('a');
  link.href = path;
  // With `download` the page stays even if the server responds with an error. The response names the file.
  link.download = '';
  link.click();
}

/** Saves a file that is in memory, under its own name. */
export function downloadBlob(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the URL by the next turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
