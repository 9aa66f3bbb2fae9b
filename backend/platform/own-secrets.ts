import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { invalidSecretList, readSecretList, type SecretList } from '#contracts/secrets/secret-list.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { writingTo } from './data-folder-failure.ts';
import { StartFailure } from './start-failure.ts';

/** Secrets of the embedded default by name. */
export type GeneratedSecrets = { readonly values: Readonly<Record<string, string>> };

const storedSecrets = z
  .object({ GUEST_SIGNING_SECRET: z.string(), ANONYMOUS_TOKEN: z.string(), STAFF_TOKEN: z.string() })
  .catchall(z.string());

type Given = Readonly<Record<string, unknown>>;

const generateSecret = (): string => randomBytes(32).toString('hex');

const readFile = (path: string): Readonly<Record<string, string>> => {
  if (!existsSync(path)) return {};
  const read = storedSecrets.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (read.success) return read.data;
  throw new StartFailure(`The file ${path} does not hold every secret. Restore it, or remove it to make new ones.`);
};

/** Only one process can create the file; it is replaced atomically, so that readers never see half of it. */
const writeFile = (path: string, values: Given): void => {
  if (!existsSync(path)) {
    writeFileSync(path, JSON.stringify(values), { mode: 0o600, flag: 'wx' });
    return;
  }
  const draft = `${path}.${process.pid}.draft`;
  writeFileSync(draft, JSON.stringify(values), { mode: 0o600 });
  renameSync(draft, path);
};

/** The host needs no others, and can open nothing that the backend sealed. */
const hostSecrets = [
  'GUEST_SIGNING_SECRET',
  'ANONYMOUS_TOKEN',
  'FLASH_SECRET',
  'PREVIEW_SECRET',
  'CONTENT_WEBHOOK_SECRET',
];

/** The host's share of the secrets, in the only file of them that it reads. */
const shareWithHost = (dataDir: string, values: Readonly<Record<string, string>>): void => {
  const path = join(dataDir, 'host-secrets.json');
  const share = Object.fromEntries(
    hostSecrets.flatMap((name) => (lookUp(values, name) ? [[name, lookUp(values, name)]] : [])),
  );
  if (existsSync(path) && readFileSync(path, 'utf8') === JSON.stringify(share)) return;
  writeFile(path, share);
};

/** Generates missing secrets once, in files that only their user can read; null when all are given. */
export const loadGeneratedSecrets = (
  names: readonly string[],
  given: Given,
  dataDir: string,
): GeneratedSecrets | null => {
  const own = [...new Set([...names, 'PREVIEW_SECRET', 'CONTENT_WEBHOOK_SECRET'])];
  if (own.every((name) => lookUp(given, name))) return null;
  const path = join(dataDir, 'secrets.json');
  const held = readFile(path);
  const missing = [...own, 'FLASH_SECRET'].filter((name) => lookUp(held, name) === undefined);
  const fresh = missing.map((name) => [name, generateSecret()]);
  const values: Readonly<Record<string, string>> = { ...held, ...Object.fromEntries(fresh) };
  writingTo(dataDir, () => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (missing.length > 0) writeFile(path, values);
    shareWithHost(dataDir, values);
  });
  return { values };
};

export type SecretReader = {
  readonly has: (name: string) => boolean;
  readonly of: (name: string) => string;
  readonly listOf: (name: string) => SecretList;
};

/** From the environment or the generated ones. Throws StartFailure that names every missing required secret. */
export const createSecretReader = (
  required: readonly string[],
  given: Given,
  own: GeneratedSecrets | null,
): SecretReader => {
  const found = (name: string): unknown => lookUp(given, name) ?? lookUp(own?.values ?? {}, name);
  const has = (name: string): boolean => Boolean(found(name));
  const missing = [...new Set(required)].filter((name) => !has(name));
  if (missing.length > 0)
    throw new StartFailure(
      missing
        .map((name) => `${name} is missing; with DATABASE_URL every secret comes from the environment.`)
        .join('\n'),
    );
  const of = (name: string): string => {
    if (!has(name)) throw new Error(`the secret ${name} is missing`);
    return String(found(name));
  };
  const listOf = (name: string): SecretList => {
    const list = readSecretList(of(name));
    if (list === null) throw new StartFailure(invalidSecretList(name));
    return list;
  };
  return { has, of, listOf };
};
