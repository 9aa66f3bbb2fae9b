import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { type DeliveryStep, type DeliveryView, isOver, isUnderWay } from '#core/services/delivery.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { formatDong } from '#core/shared/dong.ts';
import type { OrderId, ServiceId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { usePageOptions } from '#ui/app/page.ts';
import { useHotline } from '#ui/app/use-hotline.ts';
import type { AccountLink } from '#ui/blocks/order/account-link.ts';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { Icon, type IconName } from '#ui/kit/media/icon.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './deliveries.module.css';
import { deliveriesText as text } from './deliveries.vi.ts';
import { deliveriesQuery } from './deliveries-query.ts';
import { FOLLOW_EVERY_MS } from './use-followed-service.ts';

/** How often people's work is asked for, which takes hours, in ms. */
const FOLLOW_PEOPLE_EVERY_MS = 30_000;

/** ms until the next question; none once nothing is under way. */
const nextAsk = (deliveries: readonly DeliveryView[] = []): number | false => {
  const running = deliveries.filter(isUnderWay);
  if (running.some(({ waitsFor }) => waitsFor === 'set-up')) return FOLLOW_EVERY_MS;
  return running.length > 0 ? FOLLOW_PEOPLE_EVERY_MS : false;
};

/** Follows by itself while the tab is visible; nothing when it failed to load. [SVC-01] */
export default function Deliveries({
  orderId,
  only,
  accountLink = (path) => path,
}: {
  readonly orderId: OrderId;
  /** Only this service, while it is under way. */
  readonly only: ServiceId | null;
  readonly accountLink?: AccountLink | undefined;
}) {
  const { data: all = [] } = useQuery({
    ...usePageOptions(deliveriesQuery(orderId)),
    refetchInterval: ({ state }) => nextAsk(state.data),
    refetchOnWindowFocus: 'always',
  });
  const href = useRouterState({ select: ({ location }) => location.href });
  const shown = only === null ? all : all.filter((each) => each.service === only && isUnderWay(each));
  if (shown.length === 0) return null;
  return (
    <SectionCard id="tien-do" title={text.title}>
      <ul className={layout.ruled}>
        {shown.map((delivery) => (
          <Unit
            key={`${delivery.line} ${delivery.unit}`}
            delivery={delivery}
            isLinked={only === null}
            accountLink={accountLink}
          />
        ))}
      </ul>
      {shown.some(isUnderWay) ? (
        <noscript>
          <a href={href}>{text.reload}</a>
        </noscript>
      ) : null}
    </SectionCard>
  );
}

type UnitProps = {
  readonly delivery: DeliveryView;
  readonly isLinked: boolean;
  readonly accountLink: AccountLink;
};

function Unit({ delivery, isLinked, accountLink }: UnitProps) {
  const { name, steps, service, waitsFor, estimate, refund } = delivery;
  const hotline = useHotline();
  const isReady = steps.every(({ state }) => state === 'done');
  return (
    <li className={layout.entries}>
      <div className={layout.between}>
        <b className={layout.grow}>{name}</b>{' '}
        {isReady && service !== null && isLinked ? (
          <ButtonLink href={accountLink(paths.service(service))} kind="primary" size="s">
            {text.open}
          </ButtonLink>
        ) : null}
      </div>
      {isOver(delivery) ? null : (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <Step key={step.name} step={step} />
          ))}
        </ol>
      )}
      {refund === null ? null : <p className={layout.quiet}>{text.refunds[refund.state](formatDong(refund.gross))}</p>}
      {isOver(delivery) ? null : steps.some(({ state }) => state === 'failed') ? (
        <p className={layout.quiet}>{text.failed(hotline)}</p>
      ) : waitsFor === null ? null : (
        <p className={layout.quiet}>
          {text.waits[waitsFor]} {text.estimates[estimate]}
        </p>
      )}
      {(waitsFor === 'documents' || waitsFor === 'correction') && service !== null ? (
        <ButtonLink href={accountLink(paths.registrantDocuments(service))} kind="primary" size="s">
          {text.handInDocuments}
        </ButtonLink>
      ) : null}
    </li>
  );
}

const icons: Readonly<Record<DeliveryStep['state'], IconName>> = {
  done: 'check',
  current: 'clock',
  failed: 'warn',
  later: 'minus',
};

function Step({ step: { name, state, at } }: { readonly step: DeliveryStep }) {
  return (
    <li className={layout.beside} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <Icon name={icons[state]} />
      <span>
        {text.steps[name]}{' '}
        <small className={layout.faint}>
          {at === null ? text.states[state] : `${text.states[state]} · ${formatMinute(at)}`}
        </small>
      </span>
    </li>
  );
}
