import { queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';

type Schemas = components['schemas'];
export type SavedView = Schemas['SavedViewView'];
export type ViewList = Schemas['ViewList'];
type ViewForm = Pick<SavedView, 'name' | 'query' | 'shared'>;

const PATH = 'api/admin/views';
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** The account's own views of a list, then those shared by others. */
export function savedViews(list: ViewList) {
  return queryOptions({
    queryKey: ['views', list],
    queryFn: ({ signal }) => getJson<SavedView[]>(PATH, { searchParams: { list }, signal }),
    staleTime: 60_000,
  });
}

export async function saveView(list: ViewList, form: ViewForm): Promise<void> {
  await sendJson<Schemas['SavedViewSaved']>('post', PATH, { list, ...form });
}

export async function changeView(id: string, form: Partial<ViewForm>): Promise<void> {
  await sendJson<Schemas['SavedViewSaved']>('patch', pathOf(id), form);
}

export async function deleteView(id: string): Promise<void> {
  await sendJson<Schemas['SavedViewDeleted']>('delete', pathOf(id));
}
