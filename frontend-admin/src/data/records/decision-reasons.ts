import { queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';

type Schemas = components['schemas'];
export type DecisionReasons = Schemas['DecisionReasonsView'];
export type DecisionReason = Schemas['DecisionReasonView'];
export type ReasonKind = Schemas['ReasonKind'];

const PATH = 'api/admin/decision-reasons';

/** Reasons that are often given with a decision, in the order of the office; for those who may decide. */
export function decisionReasons() {
  return queryOptions({
    queryKey: ['decision-reasons'],
    queryFn: ({ signal }) => getJson<DecisionReasons>(PATH, { signal }),
    staleTime: 60_000,
  });
}

/**
 * Saves the whole list and answers it as it is then. Throws `ApiError`; a 409 carries the list as it is.
 *
 * @param revision the one that was seen
 */
export async function saveDecisionReasons(
  revision: number,
  reasons: readonly DecisionReason[],
): Promise<DecisionReasons> {
  return (await sendJson<Schemas['DecisionReasonsSaved']>('put', PATH, { revision, reasons })).data;
}
