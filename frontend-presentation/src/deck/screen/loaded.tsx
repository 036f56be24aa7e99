import type { ReactNode } from 'react';
import type { ControlMessages } from '../../content/messages/control-messages';
import { type LazyModule, useLoadedModule } from '../lazy-module';
import { useDeck } from '../state/deck-context';
import { CodeStatus } from './code-status';

interface LoadedProps<Module> {
  code: LazyModule<Module>;
  messages: ControlMessages;
  children: (module: Module) => ReactNode;
}

/** Until it is here the slide stays on screen, and what keeps it from coming is said over it. */
export function Loaded<Module>({ code, messages, children }: LoadedProps<Module>) {
  const close = useDeck((deck) => deck.closeOverlay);
  const module = useLoadedModule(code);
  if (module) return children(module);
  return <CodeStatus code={code} failure={messages.code.partFailed} messages={messages} onClose={close} />;
}
