import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { needsRegistrantDocuments } from '#core/domains/documents/registrant-documents.ts';
import type { Order } from '#core/orders/order.ts';
import { isClosedOrder } from '#core/orders/order-states.ts';
import type { PaymentResultView } from '#core/payment/payment-view.ts';
import * as paths from '#core/shared/paths.ts';
import { type PageQuery, usePageOptions } from '#ui/app/page.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { type AccountLink, useAccountLink } from '#ui/blocks/order/account-link.ts';
import { OrderPage } from '#ui/blocks/order/order-page.tsx';
import { ReceivedPart } from '#ui/blocks/order/received-part.tsx';
import { RefusedMail } from '#ui/blocks/order/refused-mail.tsx';
import { registrantDocumentsText as text } from '#ui/blocks/person/registrant-documents.vi.ts';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import layout from '#ui/theme/layout.module.css';
import { resultText } from './messages.vi.ts';
import { OrderAccountCard } from './order-account.tsx';
import { OrderDetails } from './payment-help.tsx';
import { NextSteps, PaidFacts, ResultCard } from './result-card.tsx';
import { RetryCard } from './retry-card.tsx';
import { nextPollIn, useClearPaidCart } from './use-polled-payment.ts';

/**
 * Polls pending payments, retries failed ones. `thanks` follows PAID; `after`: what follows the payment. [PAY-03,
 * INS-01]
 */
export function ResultPage({
  result,
  thanks = false,
  after,
}: {
  readonly result: PageQuery<'loadPaymentResult'>;
  readonly thanks?: boolean;
  readonly after: (order: Order, accountLink: AccountLink) => ReactNode;
}) {
  const { clock } = useShop();
  const { data: view } = useSuspenseQuery({
    ...usePageOptions(result),
    refetchInterval: ({ state }) =>
      state.data?.outcome === 'pending' ? nextPollIn(state.data.payment, state, clock.now()) : false,
  });
  const { order, outcome, payment, methods } = view;
  useClearPaidCart(order);
  const paid = outcome === 'paid';
  useGoToThanks(order, paid);
  const isThanks = paid && thanks;
  return (
    <OrderPage title={isThanks ? resultText.thanksTitle : resultText.heading} step={paid ? 3 : 2} narrow>
      <div className={layout.parts}>
        <ResultCard view={view} {...(isThanks ? { sentence: resultText.thanks(order.number) } : {})} />
        <ReceivedPart order={order} />
        <RefusedMail orderId={order.id} />
        {paid ? <AfterPaid view={view} after={after} /> : null}
        {outcome === 'failed' && !isClosedOrder(order) ? (
          <RetryCard
            order={order}
            payment={payment}
            methods={methods}
            heading={[resultText.retry, resultText.retryDetail]}
          />
        ) : null}
        <OrderDetails order={order} open={thanks} />
      </div>
    </OrderPage>
  );
}

type AfterPaidProps = {
  readonly view: PaymentResultView;
  readonly after: (order: Order, accountLink: AccountLink) => ReactNode;
};

function AfterPaid({ view, after }: AfterPaidProps) {
  const { order } = view;
  const accountLink = useAccountLink(order.id);
  return (
    <>
      {after(order, accountLink)}
      <RegistrantDocumentsStep order={order} accountLink={accountLink} />
      <OrderAccountCard order={order} />
      <PaidFacts view={view} />
      <NextSteps />
    </>
  );
}

/** A payment that is confirmed while its result is shown leads to the success page. [ROUTE-16] */
const useGoToThanks = ({ id }: Order, paid: boolean): void => {
  const router = useRouter();
  const [wasPaid] = useState(paid);
  useEffect(() => {
    if (paid && !wasPaid) void router.navigate({ href: paths.thanks(id), replace: true });
  }, [paid, wasPaid, id, router]);
};

/** Domains of a paid order that need registrant documents; nothing when there are none. [ROUTE-34] */
function RegistrantDocumentsStep({ order, accountLink }: { readonly order: Order; readonly accountLink: AccountLink }) {
  const names = order.lines.filter(
    ({ category, description, changes }) =>
      category === 'domain' && changes === undefined && needsRegistrantDocuments(description),
  );
  if (names.length === 0) return null;
  return (
    <Note kind="warn">
      <b>{text.afterPaying(names.map(({ description }) => description).join(', '))}</b> {text.lead}
      <p className={layout.after}>
        <ButtonLink href={accountLink(paths.registrantDocumentsList)} kind="primary">
          {text.begin}
        </ButtonLink>
      </p>
    </Note>
  );
}
