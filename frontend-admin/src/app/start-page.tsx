import { useQuery } from '@tanstack/react-query';
import { useSession } from 'frontend-shared/api/session';
import { useLocation } from 'frontend-shared/routing/router';
import { Navigate } from 'frontend-shared/routing/routes';
import { type ReactNode, useEffect } from 'react';
import { settings } from '../data/account/settings';
import { paths } from '../routing/paths';
import { isAfterLogin, startPath } from '../routing/start-pages';
import { usePreferences } from '../state/preferences';
import { LoadingText } from '../ui/text/loading-text';

/** Applies the account's settings to this device as soon as they are loaded. */
export function useStoredPreferences(): void {
  const { data } = useQuery(settings());
  useEffect(() => {
    if (!data) return;
    const { locale, colours, density, shortcuts } = data;
    usePreferences.setState({ locale, colours, density, shortcuts });
  }, [data]);
}

/** The dashboard, or right after login a redirect to the chosen start page. */
export function StartPage({ children }: { children: ReactNode }) {
  const afterLogin = isAfterLogin(useLocation().state);
  const permissions = useSession((session) => session.admin?.permissions);
  const { data, error } = useQuery({ ...settings(), enabled: afterLogin });
  if (!afterLogin || error) return children;
  if (!data) return <LoadingText />;
  const path = startPath(data.startPage, permissions ?? []);
  return path === paths.dashboard ? children : <Navigate to={path} replace />;
}
