import { fieldError } from '../../../common/errors/app-error.js';
import { hasFactor, type SecondFactors } from '../factor.schema.js';
import type { FactorMethod, ProofShown } from '../second-factor.dto.js';

/** What somebody shows beside the password. */
export type ShownFactor = { method: FactorMethod; code: string };

/** What somebody shows who is logged in. */
export type ShownProof = ShownFactor | { method: 'password'; password: string };

const ONE_ONLY = 'Send either code or recoveryCode.';
const ONE_PROOF_ONLY = 'Send one of code, recoveryCode and password.';

/** What an account can show at a login. */
export function methodsOf(account: SecondFactors): FactorMethod[] {
  if (!hasFactor(account)) return [];
  return account.recoveryCodes?.hashes.length ? ['totp', 'recovery-code'] : ['totp'];
}

/** @throws AppError VALIDATION_FAILED unless exactly one is sent */
export function shownFactor({ code, recoveryCode }: Omit<ProofShown, 'password'>): ShownFactor {
  if (code !== undefined && recoveryCode !== undefined) throw fieldError('code', ONE_ONLY);
  if (code !== undefined) return { method: 'totp', code };
  if (recoveryCode !== undefined) return { method: 'recovery-code', code: recoveryCode };
  throw fieldError('code', ONE_ONLY);
}

/** @throws AppError VALIDATION_FAILED unless exactly one is sent */
export function shownProof({ password, ...factor }: ProofShown): ShownProof {
  if (password === undefined) return shownFactor(factor);
  if (factor.code !== undefined || factor.recoveryCode !== undefined) {
    throw fieldError('password', ONE_PROOF_ONLY);
  }
  return { method: 'password', password };
}
