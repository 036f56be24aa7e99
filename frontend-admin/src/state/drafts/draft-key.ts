import { useSession } from 'frontend-shared/api/session';

/** Names what is being written about a record: by account too, since another person at the same desk must not find it. */
export const draftKey = (recordId: string) => `${useSession.getState().admin?._id} ${recordId}`;
