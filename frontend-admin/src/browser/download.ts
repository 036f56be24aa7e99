/** Has the browser fetch a file by itself, with its own progress and without the console's memory. */
export function downloadFrom(path: string) {
  const link = document.createElement('a');
  link.href = path;
  // The page stays, whatever is answered; the name comes with the file.
  link.download = '';
  link.click();
}

/** Hands a file to the browser's downloads under its own name. */
export function downloadBlob(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file over by the next turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
