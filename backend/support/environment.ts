import * as z from 'zod';
import { readSecretList, type SecretList } from '#contracts/secrets/secret-list.ts';
import { setting, wrong } from '#contracts/settings/setting.ts';
import { secretListSetting } from '#contracts/settings/shared-settings.ts';
import { isEmail } from '#core/shared/text/email-address.ts';
import { MAX_REPLY_LOCAL } from '#core/support-rules/mail/reply-address.ts';

/** How answers by mail come in. */
export type SupportMail = {
  /** In lower case; what names the request is added to it. */
  readonly address: string;
  /** Bearer tokens of the mail server. */
  readonly secrets: SecretList;
};

/** null: customers answer on pages only. */
export type SupportSettings = { readonly supportMail: SupportMail | null };

const isReplyAddress = (text: string): boolean =>
  isEmail(text) && !text.includes('+') && text.lastIndexOf('@') <= MAX_REPLY_LOCAL;

export const supportVariables = {
  SUPPORT_REPLY_ADDRESS: setting(
    z
      .string()
      .refine(isReplyAddress, {
        error: wrong(
          'SUPPORT_REPLY_ADDRESS',
          `an e-mail address without + and with at most ${MAX_REPLY_LOCAL} characters before @`,
        ),
      })
      .optional(),
    {
      group: 'Mail and SMS',
      meaning:
        'where customers [answer the mails of a request](#answers-by-mail); your mail server hands such mails over',
      example: 'ho-tro@mail.shop.example',
      otherwise: 'customers answer on pages only',
    },
  ),
  SUPPORT_MAIL_SECRET: setting(secretListSetting('SUPPORT_MAIL_SECRET'), {
    group: 'Mail and SMS',
    meaning: 'bearer token with which your mail server hands mails over',
    example: '… (the output of openssl rand -hex 32)',
    otherwise: 'required with `SUPPORT_REPLY_ADDRESS`',
    isSecret: true,
  }),
};

const variables = z.object(supportVariables);
type Given = z.infer<typeof variables>;

export const parseSupportMail = ({
  SUPPORT_REPLY_ADDRESS: address,
  SUPPORT_MAIL_SECRET: secret,
}: Given): SupportMail | null => {
  const secrets = readSecretList(secret ?? '');
  return address === undefined || secrets === null ? null : { address: address.toLowerCase(), secrets };
};

/** A sentence when only one of the two is set. */
export const supportMailProblems = (given: Given): readonly string[] => {
  const names = ['SUPPORT_REPLY_ADDRESS', 'SUPPORT_MAIL_SECRET'] as const;
  const missing = names.filter((name) => !given[name]);
  return missing.length === 1 ? [`${missing.join()} is missing; ${names.join(' and ')} are set together.`] : [];
};
