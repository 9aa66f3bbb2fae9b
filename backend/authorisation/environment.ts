import * as z from 'zod';
import { LEAST_PASSWORD } from '#core/shared/validation.ts';
import { StartFailure } from '../start-failure.ts';

/** How people prove who they are, and how messages reach them. */
export type AccountEnvironment = {
  /** Fewest characters of a password. */
  readonly leastPassword: number;
  /** Where e-mail is handed over; null keeps it in the outbox. */
  readonly smtp: { readonly url: string; readonly from: string } | null;
  /** Keys of reCAPTCHA v3; null asks for a proof of work instead. */
  readonly recaptcha: { readonly siteKey: string; readonly secret: string } | null;
};

const leastPassword = `LEAST_PASSWORD must be a whole number from ${LEAST_PASSWORD} to 100.`;

/** Variables of the process environment that concern accounts; a part of the backend's. */
export const accountVariables = {
  LEAST_PASSWORD: z.coerce
    .number(leastPassword)
    .refine((value) => Number.isInteger(value) && value >= LEAST_PASSWORD && value <= 100, leastPassword)
    .default(LEAST_PASSWORD),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'SMTP_URL must be an address such as smtps://user:password@mail.example:465.')
    .optional(),
  SMTP_FROM: z
    .string()
    .regex(/^[^\r\n]*\S+@\S+$|^[^\r\n]*<\S+@\S+>$/, 'SMTP_FROM must be an e-mail address, with or without a name.')
    .default('Cửa Hàng Mây <khong-tra-loi@cuahangmay.example>'),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
};

const read = z.object(accountVariables);
type Given = z.infer<typeof read>;

/**
 * The same as the services use it.
 * @throws StartFailure with a sentence when reCAPTCHA is configured by half
 */
export const accountEnvironmentOf = (given: Given): AccountEnvironment => {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, SMTP_URL: url } = given;
  if ((siteKey === undefined) !== (secret === undefined)) {
    const missing = siteKey === undefined ? 'RECAPTCHA_SITE_KEY' : 'RECAPTCHA_SECRET';
    throw new StartFailure(`${missing} is missing; reCAPTCHA needs both its keys.`);
  }
  return {
    leastPassword: given.LEAST_PASSWORD,
    smtp: url === undefined ? null : { url, from: given.SMTP_FROM },
    recaptcha: siteKey === undefined || secret === undefined ? null : { siteKey, secret },
  };
};
