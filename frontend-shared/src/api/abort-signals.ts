/** Like `AbortSignal.timeout`, which some of the supported browsers lack. */
export function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('The time is over.', 'TimeoutError')), ms);
  return controller.signal;
}

/** Like `AbortSignal.any`, which some of the supported browsers lack. */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  const stopListening = new AbortController();
  const abort = ({ reason }: AbortSignal) => {
    stopListening.abort();
    controller.abort(reason);
  };
  for (const signal of signals) {
    if (signal.aborted) abort(signal);
    else signal.addEventListener('abort', () => abort(signal), { signal: stopListening.signal });
  }
  return controller.signal;
}
