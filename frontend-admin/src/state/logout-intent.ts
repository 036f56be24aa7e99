import { create } from 'zustand';

/**
 * Whether the person is logging out on purpose. The guard then leads to the public home page instead of to the login
 * screen with a sentence about a session that ended.
 */
export const useLogoutIntent = create<{ leaving: boolean }>()(() => ({ leaving: false }));
