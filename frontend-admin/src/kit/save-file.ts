/** Hands a file to the browser's downloads under its own name. */
export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file over by the next turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
