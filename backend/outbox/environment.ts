import * as z from 'zod';
import { StartFailure } from '#backend/platform/start-failure.ts';
import type { Mode } from '#contracts/mode.ts';
import { isThisMachine } from '#contracts/secrets/plaintext-services.ts';
import { setting, switchSetting } from '#contracts/settings/setting.ts';
import type { ShopIdentity } from '#core/shared/shop/shop-identity.ts';

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
  SMTP_URL: setting(
    z
      .string()
      .regex(/^smtps?:\/\/\S+$/, 'SMTP_URL must be an address such as smtps://user:password@mail.example:465.')
      .optional(),
    {
      group: 'Mail and SMS',
      meaning: 'server that sends e-mail; without it nobody gets the code that ends a registration',
      example: 'smtps://user:password@mail.example:465',
      otherwise: 'in development the outbox shows e-mails; in production none is sent',
      isSecret: true,
      isCommon: true,
    },
  ),
  SMTP_FROM: setting(
    z
      .string()
      .regex(/^[^\r\n]*\S+@\S+$|^[^\r\n]*<\S+@\S+>$/, 'SMTP_FROM must be an e-mail address, with or without a name.')
      .optional(),
    {
      group: 'Mail and SMS',
      meaning: 'sender of e-mails',
      example: 'Sen Hồ Cloud <hotro@shop.example>',
      otherwise: '`SHOP_NAME <SHOP_EMAIL>`',
      isCommon: true,
    },
  ),
  SMS_URL: setting(
    z.string().refine(isSafeGateway, 'SMS_URL must be an https address; http is for this machine only.').optional(),
    {
      group: 'Mail and SMS',
      meaning:
        'sends SMS, which needs a gateway of your own: `POST {to, text}` as JSON, `Authorization: Bearer {SMS_TOKEN}`; https, or this machine',
      example: 'https://sms.shop.example/send',
      otherwise: 'no SMS; in development the outbox shows them',
    },
  ),
  SMS_TOKEN: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]+$/, 'SMS_TOKEN must be a token without spaces.')
      .optional(),
    { group: 'Mail and SMS', meaning: 'bearer token of that gateway', example: '…', otherwise: 'none', isSecret: true },
  ),
  OUTBOX: setting(switchSetting('OUTBOX').optional(), {
    group: 'Development',
    meaning: '1: staff can read unsent messages at `/outbox`',
    example: '0',
    otherwise: '1; with `SMTP_URL` 0, in production always 0',
    isStandIn: true,
  }),
};

const read = z.object(messageVariables);

/**
 * Mails come from the shop unless the settings say otherwise. Throws StartFailure when the SMS gateway is only partly
 * configured.
 */
export const parseMessageEnvironment = (
  given: z.infer<typeof read>,
  mode: Mode,
  { name, contact }: Pick<ShopIdentity, 'name' | 'contact'>,
): MessageEnvironment => {
  if (given.SMS_TOKEN !== undefined && given.SMS_URL === undefined)
    throw new StartFailure('SMS_URL is missing beside SMS_TOKEN.');
  const { SMTP_URL: url } = given;
  return {
    smtp: url === undefined ? null : { url, from: given.SMTP_FROM ?? `${JSON.stringify(name)} <${contact.email}>` },
    sms: given.SMS_URL === undefined ? null : { url: given.SMS_URL, token: given.SMS_TOKEN ?? null },
    outbox: (given.OUTBOX ?? (mode === 'development' && url === undefined ? '1' : '0')) === '1',
  };
};
