type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether the browser opens the click in a new tab or window, so that the default must not be prevented. */
export function opensNewTab({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
