import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import * as paths from '#core/shared/paths.ts';
import { useHotline } from '#ui/app/use-hotline.ts';
import { HotlineLink } from '#ui/blocks/content/hotline.tsx';
import { failures, nextOf, sentenceOf } from '#ui/failures/messages.vi.ts';
import { Note } from '#ui/kit/surface/note.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { failureWays } from './failure-ways.vi.ts';

/** What failed, what is safe, and what to do next. Loads with the first failure. [ERR-07] */
export default function FailureWords({
  failure,
  children,
}: {
  readonly failure: ShopFailure;
  readonly children?: ReactNode;
}) {
  return (
    <Note kind={failures[failure.kind].step === 'accept-price' ? 'warn' : 'error'} alert>
      <b>{sentenceOf(failure)}</b> {nextOf(failure, useHotline())} <NextStepLink failure={failure} /> {children}
    </Note>
  );
}

/** Opens in a new tab, so that the typed values stay. */
function LogInAgain() {
  const here = useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
  return (
    <a href={paths.logIn(here)} target="_blank" rel="noopener">
      {failureWays.logIn}
    </a>
  );
}

function NextStepLink({ failure }: { readonly failure: ShopFailure }) {
  if (failure.kind === 'already-paid')
    return <Link href={paths.paymentResult(failure.orderId)}>{failureWays.result}</Link>;
  switch (failures[failure.kind].step) {
    case 'open-cart':
    case 'look-first':
      return <Link href={paths.cart()}>{failureWays.cart}</Link>;
    case 'back-to-shop':
      return <Link href={paths.shop}>{failureWays.shop}</Link>;
    case 'start-again':
      return <Link href={paths.logIn()}>{failureWays.startAgain}</Link>;
    case 'log-in':
      return <LogInAgain />;
    case 'call':
      return <HotlineLink />;
    default:
      return null;
  }
}
