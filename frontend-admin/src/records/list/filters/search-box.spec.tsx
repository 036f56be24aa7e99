import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListRules } from '../params/list-params';
import { useListNavigation } from '../params/use-list-navigation';
import { SearchBox } from './search-box';

const mockRouter = { render: () => {} };

// A router that changes the URL at once, like the real one, and renders it when the test calls `render`.
jest.mock('frontend-shared/routing/routes', () => {
  const { useMemo, useState } = jest.requireActual<typeof import('react')>('react');
  return {
    useSearchParams: () => {
      const [rendered, setRendered] = useState('');
      mockRouter.render = () => setRendered(window.location.search);
      const set = (next: URLSearchParams) => window.history.replaceState(null, '', `?${next}`);
      return [useMemo(() => new URLSearchParams(rendered), [rendered]), set];
    },
  };
});

const rules: ListRules = { statuses: ['new'], defaultStatus: 'new', filters: [], textFilters: [] };

function Search() {
  const { params, requested, filterWhileTyping } = useListNavigation(rules);
  return (
    <>
      <SearchBox
        value={requested.filters.q}
        onChange={(q) => filterWhileTyping({ q })}
        firstResultId={undefined}
      />
      <p>Shown: {params.filters.q ?? 'everything'}</p>
    </>
  );
}

test('keeps typed letters while the router still renders earlier ones', async () => {
  window.history.replaceState(null, '', '/');
  const user = userEvent.setup();
  render(<Search />);
  const field = screen.getByRole('searchbox');
  await user.type(field, 'rav');
  await waitFor(() => expect(window.location.search).toBe('?q=rav'));
  expect(screen.getByText('Shown: everything')).toBeVisible();
  expect(field).toHaveValue('rav');
  await user.type(field, 'i');
  act(() => mockRouter.render());
  expect(screen.getByText('Shown: rav')).toBeVisible();
  expect(field).toHaveValue('ravi');
  await waitFor(() => expect(window.location.search).toBe('?q=ravi'));
  act(() => mockRouter.render());
  expect(screen.getByText('Shown: ravi')).toBeVisible();
  expect(field).toHaveValue('ravi');
});
