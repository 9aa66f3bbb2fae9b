import * as z from 'zod';
import type { Settings } from '#contracts/settings/setting.ts';
import type { PaymentRow } from './schema.ts';

export type Fields = Readonly<Record<string, string>>;

/** A JSON object. */
export type Answer = Readonly<Record<string, string | number>>;

/** `payerIp`: IPv4 or IPv6 address of the buyer; empty when unknown. */
export type PaymentFacts = Pick<
  PaymentRow,
  'id' | 'orderNumber' | 'amount' | 'returnUrl' | 'payerIp' | 'createdAt' | 'expiresAt'
>;

/** A provider's report after signature verification; the core of payments decides its effect. */
export type PaymentNotification = {
  readonly paymentId: string;
  /** False when the payer or the bank declined. */
  readonly isPaid: boolean;
  /** đồng; null when unreadable. */
  readonly amount: number | null;
  /** The provider's number of the transfer; repeated reports have the same number. */
  readonly transactionId: string;
  readonly bankCode: string | null;
  /** What the payer wrote, for people; absent unless the provider reports it. */
  readonly content?: string;
  /** ms since 1970 UTC; null when the provider does not report it. */
  readonly paidAt: number | null;
};

/** The provider retries after every answer other than `confirmed` and `repeated`. */
export type NotificationOutcome =
  | 'confirmed'
  | 'repeated'
  | 'wrong-amount'
  | 'unknown-payment'
  | 'forged'
  | 'unexpected-error';

/** `isForged`: signed with a key that is not the provider's. */
export type SandboxReport = Omit<PaymentNotification, 'amount' | 'bankCode' | 'content' | 'paidAt'> & {
  readonly orderNumber: string;
  readonly amount: number;
  readonly paidAt: number;
  readonly isForged: boolean;
};

/** A notification as a provider posts it. Header names are in small letters. */
export type SandboxPost = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

type EveryProvider = {
  readonly code: string;
  /** null unless the provider signed the notification. */
  readonly readNotification: (request: {
    readonly fields: Fields;
    readonly headers: Headers;
    readonly body: string;
  }) => PaymentNotification | null;
  /** JSON answers to notifications, with HTTP 200. */
  readonly answers: Readonly<Record<NotificationOutcome, Answer>>;
  /** Whether `confirmed` and `repeated` are told by HTTP 204 instead. */
  readonly confirmsWithoutContent?: boolean;
  /** How the sandbox bank plays the provider. */
  readonly sandbox: {
    /** Signed fields of a notification; a redirect gateway returns the browser with the same. */
    readonly report: (report: SandboxReport) => Fields;
    /** The notification of a provider that posts a body and signs it in a header; absent: it sends the fields above. */
    readonly post?: (report: SandboxReport) => SandboxPost;
  };
};

/** The payer goes to the provider's own page and comes back. */
export type RedirectProvider = EveryProvider & {
  readonly kind: 'redirect';
  /** null when only the sandbox bank plays the provider. */
  readonly page: string | null;
  /** Origins to which a plain form may be redirected on the way to `page`. */
  readonly formOrigins: readonly string[];
  /** URL below `page`, or below the backend's start route with `requestPage`; constant for a payment. */
  readonly startAddress: (page: string, payment: PaymentFacts) => string;
  /**
   * Asks a gateway that makes the page of a payment on request. Returns its address; rejects when there is none. Asked
   * once for a payment.
   */
  readonly requestPage?: (
    payment: PaymentFacts,
    given: { readonly notifyUrl: string; readonly network: typeof fetch },
  ) => Promise<string>;
  /** đồng; absent: any amount. */
  readonly maxAmount?: number;
  /** Query of the returning browser, for display only; null unless the provider signed it. */
  readonly readReturn: (query: Fields) => { readonly paymentId: string; readonly responseCode: string } | null;
  readonly sandbox: {
    /** Whether the shop signed the query of `startAddress`. */
    readonly isFromShop: (query: Fields) => boolean;
  };
};

/** The payer transfers from a banking app, by QR code or manually. */
export type TransferProvider = EveryProvider & {
  readonly kind: 'transfer';
  readonly account: {
    readonly bank: string;
    readonly bin: string;
    readonly accountNumber: string;
    readonly accountName: string;
  };
  /** Contains the amount, and the order number as the transfer content. */
  readonly qrText: (orderNumber: string, amount: number) => string;
};

export type PaymentProvider = RedirectProvider | TransferProvider;

/** A registry row: a provider before it knows its environment. */
export type ProviderDefinition = {
  /** Row in the list of payment methods; `image` is a path below the media origin. */
  readonly method: {
    readonly id: string;
    readonly code: string;
    readonly name: string;
    readonly description: string;
    readonly image: string | null;
  };
  readonly variables: Settings;
  /** Names of secrets of at least 32 characters; the embedded default generates its own. */
  readonly secrets: readonly string[];
  readonly open: (given: unknown, secretOf: (name: string) => string) => PaymentProvider;
  /** Without its secrets: nobody reports its money, which the bank's statements tell. Absent: it is not offered then. */
  readonly openUnwatched?: (given: unknown) => PaymentProvider;
};

/** `open` receives the parsed variables. */
export const defineProvider = <Variables extends Settings>({
  open,
  openUnwatched,
  ...definition
}: Omit<ProviderDefinition, 'variables' | 'open' | 'openUnwatched'> & {
  readonly variables: Variables;
  readonly open: (given: z.infer<z.ZodObject<Variables>>, secretOf: (name: string) => string) => PaymentProvider;
  readonly openUnwatched?: (given: z.infer<z.ZodObject<Variables>>) => PaymentProvider;
}) => {
  const variables = z.object(definition.variables);
  return {
    ...definition,
    open: (given: unknown, secretOf: (name: string) => string) => open(variables.parse(given), secretOf),
    ...(openUnwatched && { openUnwatched: (given: unknown) => openUnwatched(variables.parse(given)) }),
  } satisfies ProviderDefinition;
};
