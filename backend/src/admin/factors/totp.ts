import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { AppConfig } from '../../config/app-config.js';
import { KeyRing, type SealedSecret } from '../../crypto/key-ring.js';

/** Bytes of a secret: the length of what SHA-1 puts out (RFC 4226, section 4). */
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Accepted steps before and after the present one, since phone clocks differ and people type slowly. */
const WINDOW = 1;

/** A new secret: what is shown once to set up an authenticator app, and what is stored. */
interface EnrolledSecret {
  /** In base32, for typing. */
  secret: string;
  /** The same as a URL for a QR code. */
  otpauthUrl: string;
  sealed: SealedSecret;
}

/** Secrets and codes of authenticator apps: six digits, 30 seconds, SHA-1, which all apps support. */
@Injectable()
export class Totp {
  private readonly keys: KeyRing;

  constructor({ encryptionKeys }: AppConfig) {
    this.keys = new KeyRing(encryptionKeys, 'totp secrets');
  }

  /** @param issuer name of the company, which the app shows above the code */
  enrol(adminId: string, email: string, issuer: string): EnrolledSecret {
    const bytes = randomBytes(SECRET_BYTES);
    const totp = totpOf(bytes, { issuer, label: email });
    return {
      secret: totp.secret.base32,
      otpauthUrl: totp.toString(),
      sealed: this.keys.seal(bytes, contextOf(adminId)),
    };
  }

  /** The step of a code, or undefined when the code is not valid now. @throws MissingKeyError */
  stepOf(code: string, sealed: SealedSecret, adminId: string, now: Date): number | undefined {
    const timestamp = now.getTime();
    const delta = totpOf(this.keys.open(sealed, contextOf(adminId))).validate({
      token: code,
      timestamp,
      window: WINDOW,
    });
    return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
  }

  /** Sealed with the present key; undefined when it already is. @throws MissingKeyError */
  rewrap(sealed: SealedSecret, adminId: string): SealedSecret | undefined {
    return this.keys.reseal(sealed, contextOf(adminId));
  }
}

function totpOf(secret: Buffer, name: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...name,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  });
}

function contextOf(adminId: string): string {
  return `totp ${adminId}`;
}
