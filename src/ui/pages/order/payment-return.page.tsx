import { redirect } from '@tanstack/react-router';
import { pathAfterPayment } from '#core/payment/path-after-payment.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { ensure, ensureFound, type PageLoader, pageQuery, usePageQuery } from '#ui/app/page.ts';
import { OrderPage } from '#ui/blocks/order/order-page.tsx';
import { LeaderRows } from '#ui/blocks/price/leader-row.tsx';
import { decodeFailure } from '#ui/failures/failure-error.ts';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { firstValue } from '#ui/navigation/search.ts';
import { resultText, paymentReturnText as text } from '#ui/payment/messages.vi.ts';
import layout from '#ui/theme/layout.module.css';

const verified = pageQuery('readPaymentReturn', ({ search }) => ({
  query: Object.fromEntries(Object.keys(search).map((name) => [name, firstValue(search, name) ?? ''])),
}));

/** The order is of another browser, or of an account that is not logged in here. */
const isOfOthers = (error: unknown): boolean => ['not-found', 'denied'].includes(decodeFailure(error)?.kind ?? '');

/**
 * Return URL of gateways: verifies the signature and redirects to the result, or to the success of a paid order. Apps of
 * banks open the browser of the device, and not the one that ordered: there the page says what the signature proves.
 * [ROUTE-21]
 */
export const load: PageLoader = async (loader) => {
  const { orderId } = await ensureFound(loader, verified, 'order');
  const result = pageQuery('loadPaymentResult', () => ({ orderId }));
  const outcome = await ensure(loader, result).then(
    (view) => view.outcome,
    (error: unknown) => {
      if (isOfOthers(error)) return null;
      throw error;
    },
  );
  if (outcome === null) return { title: resultText.heading };
  throw redirect({ href: pathAfterPayment(orderId, outcome === 'paid'), statusCode: 303 });
};

/** For whoever cannot open the order here. */
export function Page() {
  const { orderId, orderNumber, amount, outcome } = usePageQuery(verified);
  return (
    <OrderPage title={resultText.heading} step={null} narrow>
      <SectionCard id="ket-qua" title={resultText.title[outcome]}>
        <p role="status">{text.said[outcome]}</p>
        <LeaderRows
          rows={[
            [resultText.order, orderNumber],
            [resultText.amount, formatDong(amount)],
          ]}
        />
        <Note>{text.elsewhere}</Note>
        <div className={layout.buttons}>
          <ButtonLink href={paths.orderLink()} kind="primary">
            {text.askForLink}
          </ButtonLink>
          <ButtonLink href={paths.logIn(pathAfterPayment(orderId, outcome === 'paid'))}>{text.logIn}</ButtonLink>
        </div>
      </SectionCard>
    </OrderPage>
  );
}
