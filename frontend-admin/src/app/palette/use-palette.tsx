import { importWithTimeout } from 'frontend-shared/federation/import-with-timeout';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { captureTyping } from '../../browser/capture-typing';
import { useSearchKey } from '../../browser/shortcuts';
import { useMessages } from '../../content/messages';
import { palette as paletteMessages } from '../../content/palette';
import { showToast } from '../../state/toasts';
import type { PaletteProps } from './palette';

interface OpenedPalette {
  open: () => void;
  /** The palette while it is open. */
  palette: ReactNode;
}

/**
 * The search over everything, opened by Ctrl/⌘ K or a press. Its code comes with the first opening: not as a lazy component,
 * because one that failed stays failed. It is a modal dialog, so whatever else was open closes as focus leaves it.
 */
export function usePalette(onLogOut: () => void): OpenedPalette {
  const messages = useMessages(paletteMessages);
  const [code, setCode] = useState<{ Palette: ComponentType<PaletteProps> }>();
  const [isOpen, setOpen] = useState(false);
  const [typedBefore, setTypedBefore] = useState('');

  const endTyping = useRef<() => void>(undefined);
  // Who is led away meanwhile, to the login for one, types there.
  useEffect(() => () => endTyping.current?.(), []);

  async function open() {
    setOpen(true);
    setTypedBefore('');
    if (code || isOpen) return;
    const typed = captureTyping();
    endTyping.current = typed.end;
    try {
      const { Palette } = await importWithTimeout(() => import('./palette'));
      // At once: between the end of this and the field nothing may be typed.
      flushSync(() => {
        setTypedBefore(typed.end());
        setCode({ Palette });
      });
    } catch {
      typed.end();
      setOpen(false);
      showToast({ kind: 'error', text: messages.notLoaded });
    }
  }

  useSearchKey(() => void open());
  const close = () => setOpen(false);
  const palette = isOpen && code && (
    <code.Palette typedBefore={typedBefore} onClose={close} onLogOut={onLogOut} />
  );
  return { open: () => void open(), palette };
}
