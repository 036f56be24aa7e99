import { withoutInvisible } from 'frontend-shared/i18n/without-invisible';
import type { ChangeEvent } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * What has just been typed or pasted into a field, without the invisible characters that the API rejects. They are
 * removed from the field at once, since React puts the caret at the end of a text that it changes.
 */
export function typedText({ nativeEvent }: ChangeEvent<TextControl>): string {
  // Ant Design’s events have a copy of the field as their target.
  const field = nativeEvent.target as TextControl;
  const { value, selectionStart } = field;
  const text = withoutInvisible(value);
  if (text !== value) {
    const caret = withoutInvisible(value.slice(0, selectionStart ?? value.length)).length;
    field.value = text;
    field.setSelectionRange(caret, caret);
  }
  return text;
}
