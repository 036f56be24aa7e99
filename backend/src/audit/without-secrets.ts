/** Names of fields whose values never enter the log, wherever they stand. */
const SECRET = /password|secret|token|hash|cipher|authorization|cookie|otp|^pan(number)?$/i;

/** The same facts with every secret value replaced, as a second line of defence behind careful callers. */
export function withoutSecrets(facts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, SECRET.test(name) ? '[not kept]' : inner(value)]),
  );
}

function inner(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inner);
  const plain =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return plain ? withoutSecrets(value as Record<string, unknown>) : value;
}
