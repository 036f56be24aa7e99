import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type SessionAdmin, useSession } from 'frontend-shared/api/session';
import type { ReactNode } from 'react';
import { createQueryClient } from '../src/state/query-client';
import type { FakeApi } from './fakes/fake-api';

/** Renders a part of the console alone, logged in with the account of a fake API. */
export function renderLoggedIn(part: ReactNode, api: FakeApi) {
  globalThis.fetch = api.fetch as typeof fetch;
  useSession.setState({ status: 'in', accessToken: 't1', admin: api.admin as SessionAdmin | null });
  const user = userEvent.setup({ delay: null });
  return { user, ...render(<QueryClientProvider client={createQueryClient()}>{part}</QueryClientProvider>) };
}
