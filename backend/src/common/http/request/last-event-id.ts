/**
 * The number of the last event that a client has received, from its `Last-Event-ID` header. Clients can send anything;
 * what is no such number counts as none.
 */
export function lastEventIdOf(header: string | undefined): number | undefined {
  return /^[0-9]{1,15}$/.test(header ?? '') ? Number(header) : undefined;
}
