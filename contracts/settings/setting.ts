import * as z from 'zod';
import { lookUp } from '#core/shared/text/look-up.ts';

/** In the order in which they are listed. */
export const settingGroups = [
  'Installation',
  'Addresses',
  'Database',
  'Secrets',
  'Shop',
  'Seller and bank account',
  'Payment providers',
  'Mail and SMS',
  'Log-in',
  'Staff',
  'Content',
  'Domains and companies',
  'Services of customers',
  'Chat and tags',
  'Development',
] as const;

/** What an operator reads about an environment variable. */
export type SettingFacts = {
  readonly group: (typeof settingGroups)[number];
  /** In English, without a full stop at the end. */
  readonly meaning: string;
  readonly example: string;
  /** What holds without it; absent when the default of the schema says so. */
  readonly otherwise?: string;
  /** A secret may stand in a file, which the name with `_FILE` names. */
  readonly isSecret?: true;
  /** `production`: it does not start without it. */
  readonly required?: 'production';
  /** In production the value 1 stops the start. */
  readonly isStandIn?: true;
  /** Whether README lists it. */
  readonly isCommon?: true;
};

const known = z.registry<SettingFacts>();

/** A schema by environment variable. */
export type Settings = Readonly<Record<string, z.ZodType>>;

/** Describes the schema of an environment variable. Call it last: zod forgets descriptions when a schema changes. */
export const setting = <Schema extends z.ZodType>(schema: Schema, facts: SettingFacts): Schema => {
  known.add(schema, facts);
  return schema;
};

/** Throws for a schema without description: a variable that no document names. */
export const factsOf = (settings: Settings, name: string): SettingFacts => {
  const schema = lookUp(settings, name);
  const facts = schema && known.get(schema);
  if (!facts) throw new Error(`the setting ${name} is not described`);
  return facts;
};

/** The names of the settings for which `has` is true. */
export const settingsWith = (settings: Settings, has: (facts: SettingFacts) => unknown): readonly string[] =>
  Object.keys(settings).filter((name) => has(factsOf(settings, name)));

const wholeNumber = (name: string, least: number, most: number): string =>
  `${name} must be a whole number from ${least} to ${most}.`;

export const integerSetting = (name: string, least: number, most: number) =>
  z
    .string()
    .regex(/^-?\d+$/, wholeNumber(name, least, most))
    .transform(Number)
    .refine((value) => value >= least && value <= most, wholeNumber(name, least, most));

export const portSetting = (name: string) => integerSetting(name, 0, 65_535);

export const switchSetting = (name: string) => z.enum(['0', '1'], `${name} must be 0 or 1.`);

/** Sentence about a value, which it repeats. */
export const wrong =
  (name: string, expected: string) =>
  ({ input }: { readonly input?: unknown }): string =>
    `${name} must be ${expected}, not «${String(input)}».`;

/** A domain of letters, digits and hyphens, in lower case. */
export const isHostName = (text: string): boolean =>
  text.length <= 253 && /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*$/.test(text);

/** An http address without query and credentials. */
export const addressSetting = (name: string, example: string) =>
  z.string().refine((text) => URL.canParse(text) && /^https?:\/\/[^?#@]+$/.test(text), {
    error: wrong(name, `an address such as ${example}`),
  });
