import { afterAll, describe, expect, test } from 'vitest';
import { eInvoiceProblems, parseEInvoices } from '#backend/electronic-invoices/environment.ts';
import { type EInvoiceProvider, Refused } from '#backend/electronic-invoices/provider.ts';
import { eInvoiceProviders } from '#backend/electronic-invoices/registry.ts';
import { describeLaws } from '#test/kit/law.ts';
import { describeMutants, type Mutants } from '#test/kit/mutants.ts';
import { FIRM_SECRET, type FirmSystem, openFirmSystem } from './firm-system.ts';
import { type EInvoiceSubject, eInvoiceLaws } from './provider.contract.ts';

const opened: FirmSystem[] = [];
afterAll(() => Promise.all(opened.map(({ close }) => close())));

const subjectOf = (name: keyof typeof eInvoiceProviders) => async (): Promise<EInvoiceSubject> => {
  const firm = await openFirmSystem();
  opened.push(firm);
  return { firm, provider: eInvoiceProviders[name]({ webhook: { url: firm.url, secrets: [FIRM_SECRET] } }) };
};

for (const name of ['none', 'file', 'webhook'] as const)
  describeLaws(`the provider ${name} of electronic invoices`, eInvoiceLaws, subjectOf(name));

type Report = NonNullable<EInvoiceProvider['report']>;
const changing =
  (change: (report: Report) => Report) =>
  ({ provider, firm }: EInvoiceSubject): EInvoiceSubject => ({
    firm,
    provider: { ...provider, report: provider.report && change(provider.report) },
  });
let calls = 0;

const mutants: Mutants<EInvoiceSubject> = {
  'every try has a key of its own': changing((report) => (invoice, call) => {
    calls += 1;
    return report(invoice, { ...call, key: `${call.key}${calls}` });
  }),
  'the totals are those without VAT': changing(
    (report) => (stored, call) =>
      report({ ...stored, invoice: { ...stored.invoice, gross: stored.invoice.net - 1 } }, call),
  ),
  'a refusal has no reason': changing(
    (report) => (invoice, call) =>
      report(invoice, call).catch((error: unknown) => {
        throw error instanceof Refused ? new Refused('HTTP 422') : error;
      }),
  ),
  'a failure is a receipt': changing(
    (report) => (invoice, call) => report(invoice, call).catch(() => ({ officialNumber: '1', authorityCode: 'A' })),
  ),
  'a failure is a refusal': changing(
    (report) => (invoice, call) =>
      report(invoice, call).catch((error: unknown) => {
        throw new Refused(String(error));
      }),
  ),
  'a redirect is followed': ({ firm, provider }) => ({
    firm,
    provider: {
      ...provider,
      report: async (invoice, call) => {
        try {
          return (await provider.report?.(invoice, call)) ?? { officialNumber: '', authorityCode: '' };
        } catch (error) {
          if (error instanceof TypeError)
            return (await provider.report?.(invoice, call)) ?? { officialNumber: '', authorityCode: '' };
          throw error;
        }
      },
    },
  }),
};
describeMutants('PAY-04 the laws reject every mutant of the webhook', eInvoiceLaws, subjectOf('webhook'), mutants);

describe('settings of electronic invoices', () => {
  const secret = FIRM_SECRET;
  test.each([
    [{ EINVOICE_PROVIDER: 'none' }, []],
    [{ EINVOICE_PROVIDER: 'file' }, []],
    [{ EINVOICE_PROVIDER: 'webhook' }, ['EINVOICE_URL', 'EINVOICE_SECRET']],
    [{ EINVOICE_PROVIDER: 'webhook', EINVOICE_URL: 'https://a.example/x' }, ['EINVOICE_SECRET']],
    [{ EINVOICE_PROVIDER: 'webhook', EINVOICE_SECRET: secret }, ['EINVOICE_URL']],
    [{ EINVOICE_PROVIDER: 'webhook', EINVOICE_URL: 'https://a.example/x', EINVOICE_SECRET: secret }, []],
  ] as const)('%o lacks %o', (given, missing) =>
    expect(eInvoiceProblems(given).map((sentence) => sentence.split(' ')[0])).toEqual(missing),
  );

  test('the webhook is the address with its secrets, newest first', () => {
    const both = `${secret},${secret.replace('a', 'b')}`;
    const read = parseEInvoices({
      EINVOICE_PROVIDER: 'webhook',
      EINVOICE_URL: 'https://a.example/x',
      EINVOICE_SECRET: both,
    });
    expect(read).toEqual({ provider: 'webhook', webhook: { url: 'https://a.example/x', secrets: both.split(',') } });
  });
});
