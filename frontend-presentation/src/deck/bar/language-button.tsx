import type { ComponentProps } from 'react';
import type { ControlMessages } from '../../content/messages/types/control-messages';
import { useLanguageSwitch } from '../routing/use-language-switch';

interface LanguageButtonProps extends ComponentProps<'button'> {
  messages: ControlMessages;
  /** Shows the full name of the language instead of its short form. */
  named?: boolean;
}

/** Switches the deck to the other language at the same slide. Labelled in that language. */
export function LanguageButton({ messages, named = false, onClick, ...rest }: LanguageButtonProps) {
  const switchLanguage = useLanguageSwitch();
  const { name, short, locale } = messages.otherLanguage;
  return (
    <button
      {...rest}
      type="button"
      lang={locale}
      aria-label={named ? undefined : name}
      title={named ? undefined : name}
      onClick={(event) => {
        onClick?.(event);
        switchLanguage();
      }}
    >
      {named ? name : short}
    </button>
  );
}
