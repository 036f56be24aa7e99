import type { SavedView } from '../../src/data/views';
import type { Answer } from './fake-api';

type ViewForm = Pick<SavedView, 'list' | 'name' | 'query' | 'shared'>;

/** Lists, adds, changes or deletes saved views like the API; `body` is the request body. */
export function answerViews(
  views: SavedView[],
  request: Request,
  url: URL,
  body: unknown,
): Answer | undefined {
  const [, id] = /^\/api\/admin\/views(?:\/(\w+))?$/.exec(url.pathname) ?? [];
  const at = views.findIndex((view) => view._id === id);
  const present = views[at];
  if (request.method === 'POST') {
    const data = { _id: `v${views.length}`, isOwn: true, ...(body as ViewForm) };
    views.push(data);
    return { status: 201, body: { message: 'View saved', data } };
  }
  if (request.method === 'PATCH' && present) {
    Object.assign(present, body);
    return { body: { message: 'View saved', data: present } };
  }
  if (request.method === 'DELETE' && present) {
    views.splice(at, 1);
    return { body: { message: 'View deleted' } };
  }
  if (request.method !== 'GET') return undefined;
  return { body: views.filter(({ list }) => list === url.searchParams.get('list')) };
}
