import { queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';

type Schemas = components['schemas'];
export type DecisionReasons = Schemas['DecisionReasonsView'];
export type DecisionReason = Schemas['DecisionReasonView'];
export type ReasonKind = Schemas['ReasonKind'];

const PATH = 'api/admin/decision-reasons';

/** Common reasons for decisions, in the configured order; for accounts that may decide. */
export function decisionReasons() {
  return queryOptions({
    queryKey: ['decision-reasons'],
    queryFn: ({ signal }) => getJson<DecisionReasons>(PATH, { signal }),
    staleTime: 60_000,
  });
}

/**
 * Saves the whole list and returns it. Throws `ApiError`; a 409 contains the current list.
 *
 * @param revision of the list that was edited
 */
export async function saveDecisionReasons(
  revision: number,
  reasons: readonly DecisionReason[],
): Promise<DecisionReasons> {
  return (await sendJson<Schemas['DecisionReasonsSaved']>('put', PATH, { revision, reasons })).data;
}
