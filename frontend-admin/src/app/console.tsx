import { Link, useLocation } from 'frontend-shared/router';
import { Navigate, Route, Routes } from 'frontend-shared/routes';
import type { SiteConfig } from 'frontend-shared/site-config';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { common } from '../content/en/common';
import { frame } from '../content/en/frame';
import { paths } from '../kit/paths';
import { type Permission, useCan } from '../kit/permissions';
import { Frame } from './frame';
import { Guard } from './guard';
import { PageBoundary } from './page-boundary';

/** The pages' code. A part that failed to load once is remembered as failed, so another try needs parts of its own. */
const pageParts = () => ({
  DashboardScreen: lazy(() => import('../features/dashboard/dashboard-screen')),
  ContactsScreen: lazy(() => import('../features/contacts/contacts-screen')),
  ApplicationsScreen: lazy(() => import('../features/applications/applications-screen')),
  ShareholdersScreen: lazy(() => import('../features/shareholders/shareholders-screen')),
  SubscribersScreen: lazy(() => import('../features/subscribers/subscribers-screen')),
  AccountScreen: lazy(() => import('../features/account/account-screen')),
});

function Message({ text }: { text: string }) {
  return (
    <div className="ad-page ad-page--message">
      <h1>{text}</h1>
      <Link className="ad-button-link" to={paths.dashboard}>
        {frame.toDashboard}
      </Link>
    </div>
  );
}

/** A page for those who hold a permission; the others are told, since a link may have brought them here. */
function Permitted({ permission, children }: { permission: Permission; children: ReactNode }) {
  return useCan(permission) ? children : <Message text={frame.noAccess} />;
}

function Wait() {
  return (
    <p className="ad-wait" role="status">
      {common.loading}
    </p>
  );
}

/** Everything behind the guard, by address. */
function Pages({ site }: { site: SiteConfig }) {
  const [parts, setParts] = useState(pageParts);
  const { DashboardScreen, ContactsScreen, ApplicationsScreen } = parts;
  const { ShareholdersScreen, SubscribersScreen, AccountScreen } = parts;
  const { pathname } = useLocation();
  return (
    <PageBoundary resetKey={pathname} onTryAgain={() => setParts(pageParts)}>
      <Suspense fallback={<Wait />}>
        <Routes>
          <Route path="admin">
            <Route index element={<DashboardScreen site={site} />} />
            <Route
              path="contacts"
              element={
                <Permitted permission="contacts:read">
                  <ContactsScreen site={site} />
                </Permitted>
              }
            />
            <Route
              path="applications"
              element={
                <Permitted permission="applications:read">
                  <ApplicationsScreen site={site} />
                </Permitted>
              }
            />
            <Route
              path="shareholders"
              element={
                <Permitted permission="shareholders:read">
                  <ShareholdersScreen site={site} />
                </Permitted>
              }
            />
            <Route
              path="subscribers"
              element={
                <Permitted permission="subscriptions:read">
                  <SubscribersScreen site={site} />
                </Permitted>
              }
            />
            <Route path="account" element={<AccountScreen site={site} />} />
            <Route path="*" element={<Message text={frame.notFound} />} />
          </Route>
          <Route path="*" element={<Navigate to={paths.dashboard} replace />} />
        </Routes>
      </Suspense>
    </PageBoundary>
  );
}

/** The console of an account that the server knows. */
export default function Console({ site }: { site: SiteConfig }) {
  return (
    <Guard>
      <Frame site={site}>
        <Pages site={site} />
      </Frame>
    </Guard>
  );
}
