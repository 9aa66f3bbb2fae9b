import type { PaymentNotification, PaymentProvider, RedirectProvider } from '#backend/payments/provider.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { ProviderSetUp } from './payment-provider.contract.ts';
import { signatureOf } from './posting-provider.ts';

type Request = Parameters<PaymentProvider['readNotification']>[0];
type Change = (provider: PaymentProvider, secret: string) => PaymentProvider;

/** `secret` is the first of the provider. */
const changing =
  (change: Change) =>
  ({ definition, variables }: ProviderSetUp): ProviderSetUp => ({
    definition: {
      ...definition,
      open: (given, secretOf) => change(definition.open(given, secretOf), secretOf(definition.secrets[0] ?? '')),
    },
    variables,
  });

const changingNotification = (change: (notification: PaymentNotification) => PaymentNotification) =>
  changing((provider) => ({
    ...provider,
    readNotification: (request) => {
      const notification = provider.readNotification(request);
      return notification && change(notification);
    },
  }));

const mutantsOfEveryProvider: Mutants<ProviderSetUp> = {
  'the code is that of another method': changing((provider) => ({ ...provider, code: 'OTHERPAY' })),
  'a declined payment counts as paid': changingNotification((notification) => ({ ...notification, isPaid: true })),
  'the amount is told in hundredths': changingNotification((notification) => ({
    ...notification,
    amount: (notification.amount ?? 0) * 100,
  })),
  'a repeated notification is answered like a forged one': changing((provider) => ({
    ...provider,
    answers: { ...provider.answers, repeated: provider.answers.forged },
  })),
  'an answer tells the secret': changing((provider, secret) => ({
    ...provider,
    answers: { ...provider.answers, confirmed: { message: secret } },
  })),
};

/** Reads a post as if its header held the signature of this body. */
const asSigned = (request: Request, body: string, secret: string): Request => ({
  ...request,
  body,
  headers: new Headers({ 'x-signature': signatureOf(body, secret) }),
});

const readingPosts = (read: (request: Request, secret: string) => Request) =>
  changing((provider, secret) => ({
    ...provider,
    readNotification: (request) => {
      const { body } = request;
      return body.startsWith('{') && body.trimEnd().endsWith('}')
        ? provider.readNotification(read(request, secret))
        : null;
    },
  }));

const signatureIn = ({ headers }: Request): string | null => headers.get('x-signature');

/** Of a provider that posts a body and signs it in the header `x-signature`. */
export const postingMutants: Mutants<ProviderSetUp> = {
  ...mutantsOfEveryProvider,
  'the signature in the header is ignored': readingPosts((request, secret) => asSigned(request, request.body, secret)),
  'a post without the header is trusted': readingPosts((request, secret) =>
    signatureIn(request) === null ? asSigned(request, request.body, secret) : request,
  ),
  'any signature in the header is enough, whatever body it signs': readingPosts((request, secret) =>
    /^[0-9a-f]{64}$/.test(signatureIn(request) ?? '') ? asSigned(request, request.body, secret) : request,
  ),
  'only the beginning of the signature is compared': readingPosts((request, secret) =>
    signatureIn(request)?.startsWith(signatureOf(request.body, secret))
      ? asSigned(request, request.body, secret)
      : request,
  ),
  'white space after the body is not signed': readingPosts((request) => ({ ...request, body: request.body.trimEnd() })),
  'the QR code lacks the amount': changing((provider) =>
    provider.kind === 'transfer' ? { ...provider, qrText: (number) => provider.qrText(number, 0) } : provider,
  ),
  'the QR code holds the secret': changing((provider, secret) =>
    provider.kind === 'transfer'
      ? { ...provider, qrText: (number, amount) => `${provider.qrText(number, amount)} ${secret}` }
      : provider,
  ),
};

const changingRedirect = (change: (provider: RedirectProvider) => RedirectProvider) =>
  changing((provider) => (provider.kind === 'redirect' ? change(provider) : provider));

const trusted: PaymentNotification = {
  paymentId: '',
  isPaid: true,
  amount: 1,
  transactionId: '',
  bankCode: null,
  paidAt: null,
};

/** Of a gateway that signs fields. */
export const redirectMutants: Mutants<ProviderSetUp> = {
  ...mutantsOfEveryProvider,
  'a notification without a valid signature is trusted': changingRedirect((provider) => ({
    ...provider,
    readNotification: (request) => provider.readNotification(request) ?? trusted,
  })),
  'the way to the gateway counts as a notification': changingRedirect((provider) => ({
    ...provider,
    readNotification: (request) =>
      provider.readNotification(request) ?? (provider.sandbox.isFromShop(request.fields) ? trusted : null),
  })),
  'a return without a valid signature is trusted': changingRedirect((provider) => ({
    ...provider,
    readReturn: (query) => provider.readReturn(query) ?? { paymentId: '', responseCode: '' },
  })),
  'the gateway is not told the address of the buyer': changingRedirect((provider) => ({
    ...provider,
    startAddress: (page, payment) => provider.startAddress(page, { ...payment, payerIp: '' }),
  })),
  'the gateway page accepts any URL': changingRedirect((provider) => ({
    ...provider,
    sandbox: { ...provider.sandbox, isFromShop: () => true },
  })),
  'no form may be redirected to the gateway': changingRedirect((provider) => ({ ...provider, formOrigins: [] })),
};
