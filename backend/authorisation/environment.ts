import * as z from 'zod';
import { StartFailure } from '#backend/platform/start-failure.ts';
import type { Mode } from '#contracts/mode.ts';
import { integerSetting, setting } from '#contracts/settings/setting.ts';
import { sharedSettings } from '#contracts/settings/shared-settings.ts';
import { MIN_PASSWORD_LENGTH } from '#core/shared/text/validation.ts';

export type AccountEnvironment = {
  /** In characters. */
  readonly minPasswordLength: number;
  /** reCAPTCHA v3; null requires a proof of work instead. */
  readonly recaptcha: { readonly siteKey: string; readonly secret: string } | null;
};

/** In characters. The specification's minimum is the smallest allowed. [VAL-01, ASVS 6.2.1] */
const defaultMinPasswordLengths: Readonly<Record<Mode, number>> = { development: MIN_PASSWORD_LENGTH, production: 8 };

export const accountVariables = {
  MIN_PASSWORD_LENGTH: setting(integerSetting('MIN_PASSWORD_LENGTH', MIN_PASSWORD_LENGTH, 100).optional(), {
    group: 'Log-in',
    meaning: `shortest password in characters, from ${MIN_PASSWORD_LENGTH}`,
    example: '10',
    otherwise: `${defaultMinPasswordLengths.production}; in development ${defaultMinPasswordLengths.development}`,
  }),
  RECAPTCHA_SITE_KEY: sharedSettings.RECAPTCHA_SITE_KEY,
  RECAPTCHA_SECRET: setting(z.string().optional(), {
    group: 'Log-in',
    meaning: 'secret key of reCAPTCHA v3',
    example: '6Lc…',
    otherwise: 'a proof of work instead of reCAPTCHA',
    isSecret: true,
  }),
};

const read = z.object(accountVariables);
type Given = z.infer<typeof read>;

/** Throws StartFailure when reCAPTCHA is only partly configured. */
export const parseAccountEnvironment = (given: Given, mode: Mode): AccountEnvironment => {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = given;
  if ((siteKey === undefined) !== (secret === undefined)) {
    const missing = siteKey === undefined ? 'RECAPTCHA_SITE_KEY' : 'RECAPTCHA_SECRET';
    throw new StartFailure(`${missing} is missing; reCAPTCHA needs both its keys.`);
  }
  return {
    minPasswordLength: given.MIN_PASSWORD_LENGTH ?? defaultMinPasswordLengths[mode],
    recaptcha: siteKey === undefined || secret === undefined ? null : { siteKey, secret },
  };
};
