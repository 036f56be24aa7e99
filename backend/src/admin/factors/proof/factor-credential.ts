import { fieldError } from '../../../common/errors/app-error.js';
import { hasFactor, hasPasskey, type SecondFactors } from '../factor.schema.js';
import type { PasskeyAssertion } from '../passkeys/passkey.dto.js';
import { FACTOR_METHODS, type FactorMethod, type ProofRequest } from '../second-factor.dto.js';

/** A second factor as sent at a login. */
export type FactorCredential =
  | { method: 'totp' | 'recovery-code'; code: string }
  | { method: 'passkey'; answer: PasskeyAssertion };

/** A re-authentication as sent within a session. */
export type StepUpCredential = FactorCredential | { method: 'password'; password: string };

const ONE_ONLY = 'Send one of code, recoveryCode and passkey.';
const ONE_PROOF_ONLY = 'Send one of code, recoveryCode, passkey and password.';

/** The methods that an account can use at a login. */
export function methodsOf(account: SecondFactors): FactorMethod[] {
  if (!hasFactor(account)) return [];
  const has: Record<FactorMethod, boolean> = {
    totp: account.totp !== undefined,
    passkey: hasPasskey(account),
    'recovery-code': (account.recoveryCodes?.hashes.length ?? 0) > 0,
  };
  return FACTOR_METHODS.filter((method) => has[method]);
}

/** @throws AppError VALIDATION_FAILED unless exactly one is sent */
export function factorCredentialOf(
  { code, recoveryCode, passkey }: Omit<ProofRequest, 'password'>,
  complaint = ONE_ONLY,
): FactorCredential {
  const sent: FactorCredential[] = [];
  if (code !== undefined) sent.push({ method: 'totp', code });
  if (recoveryCode !== undefined) sent.push({ method: 'recovery-code', code: recoveryCode });
  if (passkey !== undefined) sent.push({ method: 'passkey', answer: passkey });
  const [only] = sent;
  if (!only || sent.length > 1) throw fieldError('code', complaint);
  return only;
}

/** @throws AppError VALIDATION_FAILED unless exactly one is sent */
export function stepUpCredentialOf({ password, ...factor }: ProofRequest): StepUpCredential {
  if (password === undefined) return factorCredentialOf(factor, ONE_PROOF_ONLY);
  if (Object.values(factor).some((one) => one !== undefined)) throw fieldError('password', ONE_PROOF_ONLY);
  return { method: 'password', password };
}
