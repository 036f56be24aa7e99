import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type ActivityCount, activityCount, chainCheck } from '../../data/activity';
import { ActivityFooter } from './activity-footer';
import { ChainStatus } from './chain-status';
import type { ActivityNavigation } from './use-activity-navigation';

/** Renders with this response to a query. */
function renderWith(ui: ReactNode, queryKey: readonly unknown[], response: object) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(queryKey, response);
  render(<QueryClientProvider client={client}>{ui}</QueryClientProvider>);
}

test.each<[string, ActivityCount, string | RegExp]>([
  ['when the total is capped', { total: 10_000, isCapped: true, newer: 50 }, '51–54 of more than 10,000'],
  [
    'when the page is too far back to be counted',
    { total: 10_000, isCapped: true },
    /^From 17 Nov.*4:12 pm back to 17 Nov/,
  ],
  ['when counting took too long', { isCapped: false }, /^From 17 Nov.*4:12 pm back to 17 Nov/],
])('shows a correct position of a later page %s', (_case, count, position) => {
  const entries = ['e3', 'e2', 'e1', 'e0'].map((_id) => ({
    _id,
    at: '2025-11-17T10:42:00.000Z',
    action: 'admin.login',
    actor: null,
  }));
  const navigation = { filters: {}, isFirstPage: false } as ActivityNavigation;
  renderWith(
    <ActivityFooter page={{ entries }} navigation={navigation} />,
    activityCount({ before: 'e3' }).queryKey,
    count,
  );
  expect(screen.getByRole('status')).toHaveTextContent(position);
});

test.each([
  [
    0,
    /^The whole log was last checked on 17 Nov.*, 4:00 pm: 41,206 entries then, none missing, none changed\.$/,
  ],
  [2, /^The whole log was last checked on 17 Nov.*, 4:00 pm: 2 entries are missing or changed\./],
])('shows that the latest check of the log found %d problems', (problems, sentence) => {
  const check = { checkedAt: '2025-11-17T10:30:00.000Z', entries: 41_206, problems };
  renderWith(<ChainStatus />, chainCheck().queryKey, check);
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.queryAllByRole('alert')).toHaveLength(problems > 0 ? 1 : 0);
});
