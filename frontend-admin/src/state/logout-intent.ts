import { create } from 'zustand';

/**
 * Whether the logout is intentional. The route guard then redirects to the public home page instead of to the login
 * screen with a message about an expired session.
 */
export const useLogoutIntent = create<{ isLoggingOut: boolean }>()(() => ({ isLoggingOut: false }));
