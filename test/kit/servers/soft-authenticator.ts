import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import * as z from 'zod';
import type { Json } from '#core/shared/text/form-fields.ts';

/** The CBOR types that WebAuthn needs. [RFC 8949] */
type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

const head = (kind: number, size: number): Buffer => {
  const major = kind << 5;
  if (size < 24) return Buffer.from([major | size]);
  return size < 256 ? Buffer.from([major | 24, size]) : Buffer.from([major | 25, size >> 8, size & 255]);
};

const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])]);
};

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const url = (data: Buffer): string => data.toString('base64url');

/** Flags of the authenticator data: user present, user verified, attested credential included. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

const creation = z.object({ challenge: z.string(), rp: z.object({ id: z.string() }) });
const request = z.object({ challenge: z.string(), rpId: z.string() });

/** A COSE key: elliptic curve, ES256, P-256. [RFC 9053] */
const coseKey = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = (text: string) => Buffer.from(text, 'base64url');
  return cbor(
    new Map<number, Cbor>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      [-2, point(x)],
      [-3, point(y)],
    ]),
  );
};

/**
 * A software authenticator with one passkey for the site with this origin; it approves every request at once.
 * `verifiesUser`: asks for a finger, face or PIN.
 */
export const softAuthenticator = (origin: string, verifiesUser: () => boolean = () => true) => {
  const flags = () => PRESENT | (verifiesUser() ? VERIFIED : 0);
  const id = randomBytes(16);
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let counter = 0;
  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (rpId: string, bits: number, credential: Buffer): Buffer => {
    const count = Buffer.alloc(4);
    counter += 1;
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([bits]), count, credential]);
  };
  const answered = (response: { readonly [key: string]: Json }): Json => ({
    id: url(id),
    rawId: url(id),
    type: 'public-key',
    clientExtensionResults: {},
    authenticatorAttachment: 'platform',
    response,
  });
  return {
    make: (options: Json): Json => {
      const { challenge, rp } = creation.parse(options);
      const size = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), size, id, coseKey(pair.publicKey)]);
      const authData = authenticatorData(rp.id, flags() | WITH_CREDENTIAL, credential);
      const attestation = cbor(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      const clientDataJSON = url(clientData('webauthn.create', challenge));
      return answered({ clientDataJSON, attestationObject: url(attestation), transports: ['internal'] });
    },
    use: (options: Json): Json => {
      const { challenge, rpId } = request.parse(options);
      const data = clientData('webauthn.get', challenge);
      const authData = authenticatorData(rpId, flags(), Buffer.alloc(0));
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), pair.privateKey);
      return answered({
        clientDataJSON: url(data),
        authenticatorData: url(authData),
        signature: url(signature),
        userHandle: null,
      });
    },
  };
};
