import { redirect } from '@tanstack/react-router';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { ensureFound, type PageLoader, pageQuery, usePageQuery } from '#ui/app/page.ts';
import { OrderPage } from '#ui/blocks/order/order-page.tsx';
import { LeaderRows } from '#ui/blocks/price/leader-row.tsx';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { firstValue } from '#ui/navigation/search.ts';
import { resultText, paymentReturnText as text } from '#ui/payment/messages.vi.ts';
import layout from '#ui/theme/layout.module.css';

const verified = pageQuery('readPaymentReturn', ({ search }) => ({
  query: Object.fromEntries(Object.keys(search).map((name) => [name, firstValue(search, name) ?? ''])),
}));

/** Return URL of gateways: leads to the result, or says what the signature proves where the order cannot be opened. */
export const load: PageLoader = async (loader) => {
  const { isOwn, orderPath } = await ensureFound(loader, verified, 'order');
  if (isOwn) throw redirect({ href: orderPath, statusCode: 303 });
  return { title: resultText.heading };
};

/** For whoever cannot open the order here. [ROUTE-21] */
export function Page() {
  const { orderPath, orderNumber, amount, outcome } = usePageQuery(verified);
  return (
    <OrderPage title={resultText.heading} step={null} narrow>
      <SectionCard id="ket-qua" title={resultText.title[outcome]}>
        <div className={layout.fields}>
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
            <ButtonLink href={paths.logIn(orderPath)}>{text.logIn}</ButtonLink>
          </div>
        </div>
      </SectionCard>
    </OrderPage>
  );
}
