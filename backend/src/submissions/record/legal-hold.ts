/** The values of a field that put a record under legal hold; `payment.state` names a nested field. */
export interface LegalHold {
  readonly field: string;
  readonly in: readonly string[];
}

/** Whether the record is under legal hold. */
export function isOnLegalHold(record: object, hold: LegalHold | undefined): boolean {
  if (hold === undefined) return false;
  const value = hold.field
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], record);
  return hold.in.includes(value as string);
}
