import * as z from 'zod';
import { StartFailure } from '#backend/platform/start-failure.ts';
import { setting } from '#contracts/settings/setting.ts';
import { sharedSettings } from '#contracts/settings/shared-settings.ts';

export type AccountEnvironment = {
  /** reCAPTCHA v3; null requires a proof of work instead. */
  readonly recaptcha: { readonly siteKey: string; readonly secret: string } | null;
};

export const accountVariables = {
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
export const parseAccountEnvironment = (given: Given): AccountEnvironment => {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = given;
  if ((siteKey === undefined) !== (secret === undefined)) {
    const missing = siteKey === undefined ? 'RECAPTCHA_SITE_KEY' : 'RECAPTCHA_SECRET';
    throw new StartFailure(`${missing} is missing; reCAPTCHA needs both its keys.`);
  }
  return {
    recaptcha: siteKey === undefined || secret === undefined ? null : { siteKey, secret },
  };
};
