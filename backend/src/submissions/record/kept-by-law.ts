/** The value of a field with which a law asks for a record; `payment.state` names a field inside another. */
export interface KeptByLaw {
  readonly field: string;
  readonly is: string;
}

/** Whether a law asks for the record as it was read. */
export function isKeptByLaw(keptByLaw: KeptByLaw | undefined, record: object): boolean {
  if (keptByLaw === undefined) return false;
  const value = keptByLaw.field
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], record);
  return value === keptByLaw.is;
}
