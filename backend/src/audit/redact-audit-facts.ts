/** Names of fields whose values never enter the audit log, wherever they stand. */
const SECRET = /password|secret|token|hash|cipher|authorization|cookie|otp|^pan(number)?$/i;

/**
 * The facts with every secret value replaced, for the audit log. Callers should leave secrets out; this is a safety
 * net. (For the process log see `common/logging/redact-log-facts.ts`.)
 */
export function redactAuditFacts(facts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, SECRET.test(name) ? '[not kept]' : inner(value)]),
  );
}

function inner(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inner);
  const plain =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return plain ? redactAuditFacts(value as Record<string, unknown>) : value;
}
