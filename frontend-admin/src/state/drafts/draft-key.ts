import { useSession } from 'frontend-shared/api/session';

/** Key of a draft about a record. Includes the account, because another person at the same computer must not see it. */
export const draftKey = (recordId: string) => `${useSession.getState().admin?._id} ${recordId}`;
