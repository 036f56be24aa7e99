import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import type { Application } from '../src/data/records/applications';
import { reasonDrafts } from '../src/state/drafts/reason-drafts';
import { ApiStandIn, anApplication } from './api-stand-in';
import { forgetPreferences, openConsole } from './open-console';

/** Three applications that wait, Ravi's the longest. */
export function apiWithPending(part: Partial<Application> = {}): ApiStandIn {
  const api = new ApiStandIn();
  api.applications = ['Ravi', 'Harpreet', 'Savita'].map((name, index) =>
    anApplication({ _id: `id${index}`, name, createdAt: `2025-11-1${index}T06:00:00.000Z`, ...part }),
  );
  return api;
}

/** The console with the application open beside its list. */
export function openApplication(api: ApiStandIn, id = 'id0', query = '') {
  return openConsole(`/admin/applications?${query}record=${id}`, api);
}

export const heading = (name: string) => screen.findByRole('heading', { name });

/** What was asked to be changed about an application. */
export const changes = (api: ApiStandIn, id: string) =>
  api.callsTo('PATCH', `/api/apply-factory/${id}/status`);

/** Waits until what came up by itself can be decided. */
export const settled = () =>
  waitFor(() =>
    expect(screen.getByRole('button', { name: 'Approve' })).not.toHaveAttribute('aria-disabled', 'true'),
  );

/** Nothing is left of what was typed and chosen before. */
export function startAnew(): void {
  forgetPreferences();
  reasonDrafts.forgetAll();
  onlineManager.setOnline(true);
}
