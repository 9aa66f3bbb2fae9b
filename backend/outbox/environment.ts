import * as z from 'zod';
import { StartFailure } from '#backend/platform/start-failure.ts';
import type { Mode } from '#contracts/mode.ts';
import { isThisMachine } from '#contracts/plaintext-services.ts';

export type MessageEnvironment = {
  /** null leaves e-mail in the outbox. */
  readonly smtp: { readonly url: string; readonly from: string } | null;
  /** null leaves SMS in the outbox. */
  readonly sms: { readonly url: string; readonly token: string | null } | null;
  /** Whether staff may read the outbox. */
  readonly outbox: boolean;
};

export type MessageSettings = { readonly messages: MessageEnvironment };

/** Messages contain codes, so the connection must be encrypted. */
const isSafeGateway = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname));
};

export const messageVariables = {
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'SMTP_URL must be an address such as smtps://user:password@mail.example:465.')
    .optional(),
  SMTP_FROM: z
    .string()
    .regex(/^[^\r\n]*\S+@\S+$|^[^\r\n]*<\S+@\S+>$/, 'SMTP_FROM must be an e-mail address, with or without a name.')
    .default('Cửa Hàng Mây <khong-tra-loi@cuahangmay.example>'),
  SMS_URL: z
    .string()
    .refine(isSafeGateway, 'SMS_URL must be an https address; http is for this machine only.')
    .optional(),
  SMS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'SMS_TOKEN must be a token without spaces.')
    .optional(),
  OUTBOX: z.enum(['0', '1'], 'OUTBOX must be 0 or 1.').optional(),
};

const read = z.object(messageVariables);

/** Throws StartFailure when the SMS gateway is only partly configured. */
export const parseMessageEnvironment = (given: z.infer<typeof read>, mode: Mode): MessageEnvironment => {
  if (given.SMS_TOKEN !== undefined && given.SMS_URL === undefined)
    throw new StartFailure('SMS_URL is missing beside SMS_TOKEN.');
  const { SMTP_URL: url } = given;
  return {
    smtp: url === undefined ? null : { url, from: given.SMTP_FROM },
    sms: given.SMS_URL === undefined ? null : { url: given.SMS_URL, token: given.SMS_TOKEN ?? null },
    outbox: (given.OUTBOX ?? (mode === 'development' && url === undefined ? '1' : '0')) === '1',
  };
};
