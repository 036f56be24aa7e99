import type { components } from 'frontend-shared/api-types.generated';
import { recordSource } from './records';

/** A contact message as the API answers it. */
export type ContactMessage = components['schemas']['ContactView'];

export const contactSource = recordSource<ContactMessage>({ name: 'contacts', path: 'api/contact' });

/** How many messages nobody has opened yet. */
export const newMessages = () => contactSource.waiting('new');
