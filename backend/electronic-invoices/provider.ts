import type { StoredInvoice } from '#backend/payments/invoices/read-invoices.ts';
import type { SecretList } from '#contracts/secrets/secret-list.ts';

/** What the firm's own system answers: the number and the code under which the tax office has the invoice. */
export type Receipt = { readonly officialNumber: string; readonly authorityCode: string };

/** It cannot take the invoice now, and is asked again. The message is all that members read of it. */
export class NotYet extends Error {
  override readonly name = 'NotYet';
}

/** It does not take this invoice; asking again is of no use before somebody has changed something. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** Who makes official invoices out of the shop's. */
export type EInvoiceProvider = {
  readonly name: string;
  /** Whether members take the XML of invoices to a system that the shop does not know. */
  readonly hasFiles: boolean;
  /**
   * Reports an invoice under a key; the same key again reports nothing new and answers the same. `now` in ms since 1970 UTC.
   * Throws NotYet, Refused. Null where nothing is sent.
   */
  readonly report:
    | ((invoice: StoredInvoice, call: { readonly key: string; readonly now: number }) => Promise<Receipt>)
    | null;
};

/** Of the webhook; null where none is configured. */
export type EInvoiceSettings = { readonly webhook: { readonly url: string; readonly secrets: SecretList } | null };
