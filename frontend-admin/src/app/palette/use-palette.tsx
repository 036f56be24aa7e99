import { useStepUp } from 'frontend-shared/api/step-up';
import { importWithTimeout } from 'frontend-shared/federation/import-with-timeout';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { captureTyping } from '../../browser/capture-typing';
import { useSearchKey } from '../../browser/shortcuts';
import { useMessages } from '../../content/messages';
import { palette as paletteMessages } from '../../content/palette';
import { showToast } from '../../state/toasts';
import type { PaletteProps } from './palette';

interface PaletteControl {
  open: () => void;
  /** The rendered palette while it is open. */
  palette: ReactNode;
}

/**
 * The search palette, opened by Ctrl/⌘ K or a button. Its code is loaded when it is first opened; not with `lazy`,
 * because a failed lazy component cannot be retried. It is a modal dialog, so open panels close as they lose focus.
 * While a required second factor is missing there is nothing that it could open.
 */
export function usePalette(onLogOut: () => void): PaletteControl {
  const messages = useMessages(paletteMessages);
  const [code, setCode] = useState<{ Palette: ComponentType<PaletteProps> }>();
  const [isOpen, setOpen] = useState(false);
  const [initialText, setInitialText] = useState('');

  const endTyping = useRef<() => void>(undefined);
  // Stops capturing on unmount: after navigation to the login screen, for example, keys belong to that screen.
  useEffect(() => () => endTyping.current?.(), []);

  async function open() {
    setOpen(true);
    setInitialText('');
    if (code || isOpen) return;
    let isCancelled = false;
    const typed = captureTyping(() => {
      isCancelled = true;
      typed.end();
      setOpen(false);
    });
    endTyping.current = typed.end;
    try {
      const { Palette } = await importWithTimeout(() => import('./palette'));
      if (isCancelled) return;
      // Rendered synchronously, so that no keystroke is lost between the end of the capture and the new field.
      flushSync(() => {
        setInitialText(typed.end());
        setCode({ Palette });
      });
    } catch {
      if (isCancelled) return;
      typed.end();
      setOpen(false);
      showToast({ kind: 'error', text: messages.notLoaded });
    }
  }

  const mustSetUp = useStepUp((stepUp) => stepUp.mustSetUp);
  if (mustSetUp && isOpen) setOpen(false);
  useSearchKey(() => {
    if (!mustSetUp) void open();
  });
  const close = () => setOpen(false);
  const palette = isOpen && code && (
    <code.Palette initialText={initialText} onClose={close} onLogOut={onLogOut} />
  );
  return { open: () => void open(), palette };
}
