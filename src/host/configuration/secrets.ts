import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostSecrets } from '#composition/host-settings.ts';
import { readSecretFiles } from '#contracts/secrets/secret-files.ts';
import { invalidSecretList, readSecretList, type SecretList } from '#contracts/secrets/secret-list.ts';
import type { NamedSecrets } from '#contracts/secrets/weak-secrets.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { StartFailure } from '#host/configuration/start-failure.ts';

/** Names in the environment and in host-secrets.json. */
const secretNames: Readonly<Record<keyof HostSecrets, string>> = {
  guestSigning: 'GUEST_SIGNING_SECRET',
  anonymousToken: 'ANONYMOUS_TOKEN',
  flash: 'FLASH_SECRET',
  preview: 'PREVIEW_SECRET',
  contentNotices: 'CONTENT_WEBHOOK_SECRET',
  metrics: 'METRICS_TOKEN',
};

/**
 * From the environment, else from `host-secrets.json`, the share of them that the backend writes in development. Throws
 * StartFailure for a secret that is too short or whose file cannot be read.
 */
export const readSecrets = (given: Readonly<Record<string, string | undefined>>, dataDir: string): HostSecrets => {
  const file = readSecretsFile(join(dataDir, 'host-secrets.json'));
  const named = readSecretFiles(given, Object.values(secretNames), (path) => readFileSync(path, 'utf8'));
  const { variables } = named;
  const problems = [...named.problems];
  const secret = (key: keyof HostSecrets): SecretList | null => {
    const name = secretNames[key];
    const text = lookUp(variables, name) || lookUp(file, name) || '';
    const list = readSecretList(text);
    if (list === null && text !== '') problems.push(invalidSecretList(name));
    return list;
  };
  const secrets = {
    guestSigning: secret('guestSigning'),
    anonymousToken: secret('anonymousToken'),
    flash: secret('flash'),
    preview: secret('preview'),
    contentNotices: secret('contentNotices'),
    metrics: secret('metrics'),
  };
  if (problems.length > 0) throw new StartFailure(problems.join('\n'));
  return secrets;
};

const readSecretsFile = (path: string): Readonly<Record<string, string>> => {
  try {
    const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(
      Object.entries(read).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
};

/** The secrets under the names of their settings. */
export const namedSecrets = (secrets: HostSecrets): readonly NamedSecrets[] =>
  // Built from the names of all secrets.
  (Object.keys(secretNames) as (keyof HostSecrets)[]).flatMap((key) => {
    const values = secrets[key];
    return values === null ? [] : [[secretNames[key], values] as const];
  });
