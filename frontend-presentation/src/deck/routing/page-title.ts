import type { ControlMessages } from '../../content/messages/types/control-messages';

/** Page title for a slide (counted from 0), without the company's name; the first slide has the title of the deck. */
export function pageTitle(slide: number, title: string, messages: ControlMessages): string {
  return slide === 0 ? messages.label : `${slide + 1}. ${title} · ${messages.label}`;
}
