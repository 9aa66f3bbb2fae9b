import { isBase64 } from '#core/shared/text/is-base64.ts';

/** Base64 of a key starts with its algorithm; the length follows from the key's size. [RFC 4253, 5656, 8709] */
const algorithms: Readonly<Record<string, { readonly start: string; readonly least: number; readonly most: number }>> =
  {
    'ssh-ed25519': { start: 'AAAAC3NzaC1lZDI1NTE5AAAAI', least: 68, most: 68 },
    // 2048 to 8192 bits.
    'ssh-rsa': { start: 'AAAAB3NzaC1yc2E', least: 370, most: 1_400 },
    'ecdsa-sha2-nistp256': { start: 'AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABB', least: 140, most: 140 },
    'ecdsa-sha2-nistp384': { start: 'AAAAE2VjZHNhLXNoYTItbmlzdHAzODQAAAAIbmlzdHAzODQAAABh', least: 184, most: 184 },
    'ecdsa-sha2-nistp521': { start: 'AAAAE2VjZHNhLXNoYTItbmlzdHA1MjEAAAAIbmlzdHA1MjEAAACF', least: 232, most: 232 },
  };

export type SshKey = { readonly algorithm: string; readonly key: string; readonly comment: string };

/** `ssh-ed25519 AAAA… lan@may-tinh`, normalised; null for anything else. */
export const parseSshKey = (normal: string): SshKey | null => {
  const [algorithm = '', key = '', ...comment] = normal.split(' ');
  const known = Object.hasOwn(algorithms, algorithm) ? algorithms[algorithm] : undefined;
  const isKey =
    known !== undefined &&
    isBase64(key) &&
    key.length % 4 === 0 &&
    key.startsWith(known.start) &&
    key.length >= known.least &&
    key.length <= known.most;
  return isKey ? { algorithm, key, comment: comment.join(' ') } : null;
};

/** A private key must never be sent or stored. */
export const isPrivateKey = (normal: string): boolean => /PRIVATE KEY-----/.test(normal);
