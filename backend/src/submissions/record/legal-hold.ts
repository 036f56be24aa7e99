/** The values of a field with which a law asks for a record; `payment.state` names a field inside another. */
export interface LegalHold {
  readonly field: string;
  readonly in: readonly string[];
}

/** Whether a law asks for the record as it was read. */
export function isOnLegalHold(record: object, hold: LegalHold | undefined): boolean {
  if (hold === undefined) return false;
  const value = hold.field
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], record);
  return hold.in.includes(value as string);
}
