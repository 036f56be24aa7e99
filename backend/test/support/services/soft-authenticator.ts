import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  PasskeyAssertion,
  PasskeyRegistration,
} from '../../../src/admin/factors/passkeys/passkey.dto.js';
import type {
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '../../../src/admin/factors/passkeys/passkey-options.dto.js';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** Deviations from the correct behaviour of a browser and an authenticator. */
interface Overrides {
  /** Origin of the requesting page. Default: that of the test applications. */
  origin?: string;
  /** Whether the user was verified, for example by fingerprint. Default: true. */
  isVerified?: boolean;
  /** The authenticator's signature counter. Default: one more than before. */
  count?: number;
}

/** A browser with a passkey, as seen by the server. */
export class SoftAuthenticator {
  readonly credentialId = randomBytes(16).toString('base64url');
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle = '';
  private count = 0;

  create({ challenge, rp, user }: PasskeyCreationOptions, overrides: Overrides = {}): PasskeyRegistration {
    this.userHandle = user.id;
    const authData = this.authenticatorData(
      rp.id,
      overrides,
      coseKey(this.keys.publicKey, this.credentialId),
    );
    return {
      credentialId: this.credentialId,
      clientDataJSON: clientData('webauthn.create', challenge, overrides).toString('base64url'),
      attestationObject: cbor([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', authData],
      ]).toString('base64url'),
      transports: ['internal', 'hybrid'],
    };
  }

  get({ challenge, rpId }: PasskeyRequestOptions, overrides: Overrides = {}): PasskeyAssertion {
    const authData = this.authenticatorData(rpId, overrides);
    const client = clientData('webauthn.get', challenge, overrides);
    const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), this.keys.privateKey);
    return {
      credentialId: this.credentialId,
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: this.userHandle,
    };
  }

  private authenticatorData(
    rpId: string,
    { isVerified = true, count }: Overrides,
    credential?: Buffer,
  ): Buffer {
    this.count += 1;
    const head = Buffer.alloc(5);
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | (credential ? HAS_CREDENTIAL : 0);
    head.writeUInt8(flags);
    head.writeUInt32BE(count ?? this.count, 1);
    return Buffer.concat([sha256(rpId), head, credential ?? Buffer.alloc(0)]);
  }
}

function clientData(
  type: string,
  challenge: string,
  { origin = 'http://localhost:3000' }: Overrides,
): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** An empty AAGUID, the credential's id, and its key for ES256 (RFC 9053). */
function coseKey(publicKey: KeyObject, credentialId: string): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = Buffer.from(credentialId, 'base64url');
  const key = cbor([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
  return Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
}

type Entry = [string | number, string | number | Uint8Array | Map<string, never>];

function cbor(entries: Entry[]): Buffer {
  const plain = entries.map(
    ([name, value]): Entry => [name, Buffer.isBuffer(value) ? new Uint8Array(value) : value],
  );
  return Buffer.from(isoCBOR.encode(new Map(plain)));
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
