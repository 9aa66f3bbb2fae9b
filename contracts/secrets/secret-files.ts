import { lookUp } from '#core/shared/text/look-up.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Settings that are secret may stand in files, as secret managers and systemd credentials provide them: `X_FILE` names
 * the file of `X`. Returns the settings with what the files hold, and one sentence per error. [ASVS 13.3.1]
 */
export const readSecretFiles = (
  variables: Variables,
  names: readonly string[],
  readFile: (path: string) => string,
): { readonly variables: Variables; readonly problems: readonly string[] } => {
  const read: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of names) {
    const path = variables[`${name}_FILE`];
    if (!path) continue;
    const text = textOf(path, readFile);
    if (lookUp(variables, name)) problems.push(`${name} and ${name}_FILE are both set; remove one of them.`);
    else if (text === null) problems.push(`The file that ${name}_FILE names cannot be read, or is empty.`);
    else read[name] = text;
  }
  return { variables: { ...variables, ...read }, problems };
};

/** Without the line break that editors add; null when the file is missing or empty. */
const textOf = (path: string, readFile: (path: string) => string): string | null => {
  try {
    return readFile(path).trim() || null;
  } catch {
    return null;
  }
};
