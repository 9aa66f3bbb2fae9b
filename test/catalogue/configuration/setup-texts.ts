import fc from 'fast-check';

const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** A public key of `bytes` bytes of key material after the header that its algorithm demands. [RFC 4253] */
const keyOf = (algorithm: string, fields: readonly (readonly number[])[]): string => {
  const name = [...Buffer.from(algorithm)];
  const parts = [name, ...fields].flatMap((field) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(field.length);
    return [...length, ...field];
  });
  return `${algorithm} ${Buffer.from(parts).toString('base64')}`;
};

/** Not shrunk: no byte matters more than another. */
const bytes = (length: number): fc.Arbitrary<readonly number[]> =>
  fc.noShrink(fc.uint8Array({ minLength: length, maxLength: length }).map((array) => [...array]));
const ecdsa = (size: number, points: number) =>
  bytes(points - 1).map((rest) => keyOf(`ecdsa-sha2-nistp${size}`, [[...Buffer.from(`nistp${size}`)], [4, ...rest]]));

export const anyPublicKey: fc.Arbitrary<string> = fc
  .oneof(
    bytes(32).map((rest) => keyOf('ssh-ed25519', [rest])),
    fc.constantFrom(256, 384, 512, 1_024).chain((size) =>
      bytes(size).map((rest) =>
        keyOf('ssh-rsa', [
          [1, 0, 1],
          [0, ...rest],
        ]),
      ),
    ),
    ecdsa(256, 65),
    ecdsa(384, 97),
    ecdsa(521, 133),
  )
  .chain((key) => fc.constantFrom('', ' lan@may-tinh', ' khoá của Lan').map((comment) => key + comment));

/** A key of 1024 bits, a private key, an unknown algorithm, and random text. */
export const anyRefusedKey: fc.Arbitrary<string> = fc.oneof(
  bytes(128).map((rest) =>
    keyOf('ssh-rsa', [
      [1, 0, 1],
      [0, ...rest],
    ]),
  ),
  bytes(32).map((rest) => keyOf('ssh-dss', [rest])),
  bytes(31).map((rest) => keyOf('ssh-ed25519', [rest])),
  fc.constant('-----BEGIN OPENSSH PRIVATE KEY----- b3BlbnNzaC1rZXktdjEAAAAA -----END OPENSSH PRIVATE KEY-----'),
  fc.string({ minLength: 1, unit: fc.constantFrom(...base64) }),
);

const label = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}[a-z0-9]$/);
export const anyHostname: fc.Arbitrary<string> = fc
  .array(label, { minLength: 1, maxLength: 3 })
  .map((all) => all.join('.'));
export const anyRefusedHostname: fc.Arbitrary<string> = fc.oneof(
  label.map((each) => `-${each}`),
  label.map((each) => `${each}..vn`),
  label.map((each) => `${each}_1`),
  label.map((each) => `${each} may`),
  fc.constantFrom('máy-một', '10.0.0.1', 'a'.repeat(64)),
);
