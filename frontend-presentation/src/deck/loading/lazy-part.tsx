import type { ReactNode } from 'react';
import type { ControlMessages } from '../../content/messages/types/control-messages';
import { useDeck } from '../state/deck-context';
import { type LazyModule, useLoadedModule } from './lazy-module';
import { LoadStatus } from './load-status';

interface LazyPartProps<Module> {
  module: LazyModule<Module>;
  messages: ControlMessages;
  children: (module: Module) => ReactNode;
}

/** Renders what a lazy module exports; until it is loaded the slide stays on screen, with a status over it. */
export function LazyPart<Module>({ module, messages, children }: LazyPartProps<Module>) {
  const close = useDeck((deck) => deck.closeOverlay);
  const loaded = useLoadedModule(module);
  if (loaded) return children(loaded);
  return (
    <LoadStatus
      module={module}
      failure={messages.loadStatus.partFailed}
      messages={messages}
      onClose={close}
    />
  );
}
