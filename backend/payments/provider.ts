import * as z from 'zod';
import type { PaymentRow } from './schema.ts';

/** Fields of an address, a form or a JSON body, all texts. */
export type Fields = Readonly<Record<string, string>>;

/** What a provider is told about a payment. `payerIp`: IPv4 or IPv6 address of the buyer; empty where it is unknown. */
export type PaymentFacts = Pick<
  PaymentRow,
  'id' | 'orderNumber' | 'amount' | 'returnUrl' | 'payerIp' | 'createdAt' | 'expiresAt'
>;

/** What a provider says of a payment, after its signature was checked. The core of payments decides what comes of it. */
export type PaymentNotification = {
  readonly paymentId: string;
  /** Whether the money came; false where the payer or the bank declined. */
  readonly isPaid: boolean;
  /** đồng; null where the number cannot be read. */
  readonly amount: number | null;
  /** The provider's number of the transfer: the same transfer has the same number. */
  readonly transactionId: string;
  readonly bankCode: string | null;
  /** When the money came, ms since 1970 UTC; null where that was not told. */
  readonly paidAt: number | null;
};

/** What comes of a notification. `confirmed` and `repeated` end it, after any other answer the provider sends again. */
export type NotificationOutcome =
  | 'confirmed'
  | 'repeated'
  | 'wrong-amount'
  | 'unknown-payment'
  | 'forged'
  | 'unexpected-error';

/** A payment as the sandbox bank reports it. `isForged`: signed with a key that is not the provider's. */
export type SandboxReport = Omit<PaymentNotification, 'amount' | 'bankCode' | 'paidAt'> & {
  readonly orderNumber: string;
  readonly amount: number;
  readonly paidAt: number;
  readonly isForged: boolean;
};

type EveryProvider = {
  /** Code of its payment method. */
  readonly code: string;
  /** Reads a notification; null for one that the provider did not sign. */
  readonly readNotification: (request: {
    readonly fields: Fields;
    readonly headers: Headers;
    readonly body: string;
  }) => PaymentNotification | null;
  /** JSON with which the shop answers a notification, always with HTTP 200. */
  readonly answers: Readonly<Record<NotificationOutcome, Fields>>;
  /** How the sandbox bank plays the provider. */
  readonly sandbox: {
    /** Signed fields of a notification; a redirect gateway sends the browser back with the same. */
    readonly report: (report: SandboxReport) => Fields;
  };
};

/** The payer goes to the provider's own page and comes back. */
export type RedirectProvider = EveryProvider & {
  readonly kind: 'redirect';
  /** Address of the provider's page; null where only the sandbox bank plays it. */
  readonly page: string | null;
  /** Origins that a plain form may be sent on to on the way to that page. */
  readonly formOrigins: readonly string[];
  /** Where the payer goes, below `page`; the same payment always has the same address. */
  readonly startAddress: (page: string, payment: PaymentFacts) => string;
  /** Reads the query with which the browser came back, for display only; null for one that the provider did not sign. */
  readonly readReturn: (query: Fields) => { readonly paymentId: string; readonly responseCode: string } | null;
  readonly sandbox: {
    /** Whether the shop signed the query of `startAddress`. */
    readonly isFromShop: (query: Fields) => boolean;
  };
};

/** The payer transfers from a banking app: by a QR code, or by hand to the account. */
export type TransferProvider = EveryProvider & {
  readonly kind: 'transfer';
  readonly account: {
    readonly bank: string;
    readonly bin: string;
    readonly accountNumber: string;
    readonly accountName: string;
  };
  /** Text of the QR code for an order: its amount, and its number as the transfer content. */
  readonly qrText: (orderNumber: string, amount: number) => string;
};

export type PaymentProvider = RedirectProvider | TransferProvider;

/** A row of the registry: a provider before it knows its environment. */
export type ProviderDefinition = {
  /** Its row in the shop's list of payment methods; `image` is a path below the media origin. */
  readonly method: {
    readonly id: string;
    readonly code: string;
    readonly name: string;
    readonly description: string;
    readonly image: string | null;
  };
  /** Its part of the process environment. */
  readonly variables: Readonly<Record<string, z.ZodType>>;
  /** Names of its secrets: at least 32 characters; the embedded default makes its own. */
  readonly secrets: readonly string[];
  /** Whether the shop starts without its secrets and then without the provider; otherwise a missing secret stops the start. */
  readonly isOptional: boolean;
  readonly open: (given: unknown, secretOf: (name: string) => string) => PaymentProvider;
};

/** Declares a provider; `open` gets the variables as they were read. */
export const defineProvider = <Variables extends Readonly<Record<string, z.ZodType>>>(
  definition: Omit<ProviderDefinition, 'variables' | 'open'> & {
    readonly variables: Variables;
    readonly open: (given: z.infer<z.ZodObject<Variables>>, secretOf: (name: string) => string) => PaymentProvider;
  },
) => {
  const variables = z.object(definition.variables);
  return {
    ...definition,
    open: (given: unknown, secretOf: (name: string) => string) => definition.open(variables.parse(given), secretOf),
  } satisfies ProviderDefinition;
};
