import * as z from 'zod';
import {
  type EInvoiceProvider,
  type EInvoiceSettings,
  NotYet,
  type Receipt,
  Refused,
} from '#backend/electronic-invoices/provider.ts';
import { invoiceXml } from '#backend/electronic-invoices/xml/invoice-xml.ts';
import type { StoredInvoice } from '#backend/payments/invoices/read-invoices.ts';
import { webhookHeaders } from '#backend/provisioning/providers/webhook/signature.ts';
import { foreignFetch } from '#contracts/foreign-fetch.ts';

const TIMEOUT_MS = 15_000;
const MAX_ANSWER_BYTES = 64 * 1_024;

const text = z.string().trim().min(1).max(100);
const receipt = z.object({ officialNumber: text, authorityCode: text });
const refusal = z.object({ reason: z.string().trim().min(1).max(500) });

/** What the firm's system is sent: the facts of the invoice, and its XML. Amounts in đồng. */
const toBody = (stored: StoredInvoice, key: string): string => {
  const { invoice, lines, adjusts, replaces } = stored;
  const { series, number, orderNumber, seller, buyer, net, exempt, vat, gross } = invoice;
  return JSON.stringify({
    key,
    kind: adjusts === null ? (replaces === null ? 'sale' : 'replacement') : 'adjustment',
    series,
    number,
    issuedAt: new Date(invoice.issuedAt).toISOString(),
    adjusts: adjusts && { series: adjusts.series, number: adjusts.number },
    replaces: replaces && { series: replaces.series, number: replaces.number },
    orderNumber,
    seller,
    buyer,
    lines: lines.map(({ id: _, invoiceId: __, position: ___, ...line }) => line),
    totals: { net, exempt, vat, gross },
    xml: invoiceXml(stored),
  });
};

const parse = <Value>(schema: z.ZodType<Value>, body: string): Value | null => {
  try {
    return schema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
};

/** 200 is a receipt, 422 a refusal with its reason; anything else is asked for again. */
const answerOf = (status: number, body: string): Receipt => {
  if (status === 422) throw new Refused(parse(refusal, body)?.reason ?? 'HTTP 422');
  if (status !== 200) throw new NotYet(`HTTP ${status}`);
  const read = parse(receipt, body);
  if (read === null) throw new NotYet('the answer is no receipt');
  return read;
};

/** Sends each invoice to the firm's own system, signed as its other webhooks. [docs/operations.md] */
export const webhookProvider = ({ webhook }: EInvoiceSettings): EInvoiceProvider => ({
  name: 'webhook',
  hasFiles: true,
  report: async (stored, { key, now }) => {
    if (webhook === null) throw new NotYet('the webhook is not configured');
    const body = toBody(stored, key);
    const answer = await foreignFetch(fetch, MAX_ANSWER_BYTES)(webhook.url, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'idempotency-key': key,
        ...webhookHeaders(webhook.secrets, { id: key, body, now }),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answerOf(answer.status, await answer.text());
  },
});
