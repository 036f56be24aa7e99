/** Downloads a file through the browser, with its own progress and without loading it into memory. */
export function downloadFrom(path: string) {
  const link = document.createElement('a');
  link.href = path;
  // The page stays even when the server answers with an error; the file name comes with the response.
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
