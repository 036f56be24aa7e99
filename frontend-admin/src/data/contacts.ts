import type { components } from 'frontend-shared/api/types.generated';
import { recordSource } from './records';

/** A contact message as the API answers it. */
export type ContactMessage = components['schemas']['ContactView'];

export const contactSource = recordSource<ContactMessage>({ name: 'contacts', path: 'api/contact' });

/** Messages that nobody has opened yet: how many, and the five that have waited longest. */
export const newMessages = () => contactSource.waiting('new', 5);
