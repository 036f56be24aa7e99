import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import type { Application } from '../src/data/records/applications';
import { reasonDrafts } from '../src/state/drafts/reason-drafts';
import { anApplication, FakeApi } from './fakes/fake-api';
import { resetPreferences } from './open-console';
import { openPage } from './open-page';

/** An API with three pending applications, of which Ravi's is the oldest. */
export function apiWithPending(part: Partial<Application> = {}): FakeApi {
  const api = new FakeApi();
  api.applications = ['Ravi', 'Harpreet', 'Savita'].map((name, index) =>
    anApplication({ _id: `id${index}`, name, createdAt: `2025-11-1${index}T06:00:00.000Z`, ...part }),
  );
  return api;
}

/** Opens an application beside the list. */
export function openApplication(api: FakeApi, id = 'id0', query = '', open = openPage) {
  return open(`/admin/applications?${query}record=${id}`, api);
}

export const heading = (name: string) => screen.findByRole('heading', { name });

/** Status change requests for an application. */
export const changes = (api: FakeApi, id: string) => api.callsTo('PATCH', `/api/apply-factory/${id}/status`);

/** Waits until the application that opened automatically can be decided. */
export const decisionDelayOver = () =>
  waitFor(() =>
    expect(screen.getByRole('button', { name: 'Approve' })).not.toHaveAttribute('aria-disabled', 'true'),
  );

/** Resets preferences, drafts and the online state. */
export function resetState(): void {
  resetPreferences();
  reasonDrafts.clear();
  onlineManager.setOnline(true);
}
