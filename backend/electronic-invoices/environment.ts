import * as z from 'zod';
import type { Electronic } from '#backend/platform/environment.ts';
import { readSecretList } from '#contracts/secrets/secret-list.ts';
import { addressSetting, setting } from '#contracts/settings/setting.ts';
import { secretListSetting } from '#contracts/settings/shared-settings.ts';

const group = 'Seller and bank account';

export const eInvoiceVariables = {
  EINVOICE_PROVIDER: setting(z.enum(['none', 'file', 'webhook']).default('none'), {
    group,
    meaning:
      'who makes official invoices: `none`; `file`: accounting downloads XML of decree 123/2020 at the desk; `webhook`: a system of yours, which each invoice is sent to',
    example: 'file',
  }),
  EINVOICE_URL: setting(addressSetting('EINVOICE_URL', 'https://invoices.shop.example/shop').optional(), {
    group,
    meaning: 'where your system takes signed invoices; https, or this machine',
    example: 'https://invoices.shop.example/shop',
    otherwise: 'required with `webhook` in `EINVOICE_PROVIDER`',
  }),
  EINVOICE_SECRET: setting(secretListSetting('EINVOICE_SECRET'), {
    group,
    meaning: 'secrets that sign the invoices for your system',
    example: '…',
    otherwise: 'required with `EINVOICE_URL`',
    isSecret: true,
  }),
};

const variables = z.object(eInvoiceVariables);
type Given = z.infer<typeof variables>;

export const parseEInvoices = (given: Given): Electronic => {
  const [url, secrets] = [given.EINVOICE_URL, readSecretList(given.EINVOICE_SECRET ?? '')];
  return {
    provider: given.EINVOICE_PROVIDER,
    webhook: url === undefined || secrets === null ? null : { url, secrets },
  };
};

/** A sentence per setting that the chosen provider lacks. */
export const eInvoiceProblems = (given: Given): readonly string[] =>
  given.EINVOICE_PROVIDER === 'webhook'
    ? (['EINVOICE_URL', 'EINVOICE_SECRET'] as const)
        .filter((name) => !given[name])
        .map((name) => `${name} is missing; EINVOICE_PROVIDER is webhook.`)
    : [];
