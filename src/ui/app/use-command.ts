import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { CartOutcome } from '#core/cart/cart.ts';
import { isUndecided } from '#core/failures/is-undecided.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { CommandName, InputOf, PrivateQueryName, ValueOf } from '#core/operations.ts';
import { unknownVisitor, type VisitorState } from '#core/session/visitor-state.ts';
import type { IdempotencyKey } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { fail, type Result } from '#core/shared/result.ts';
import { toast } from '#ui/kit/feedback/toast.tsx';
import type { Flash } from './context.ts';
import { setPostResult } from './post-result.ts';
import { everyPrivateKey, privateKey } from './queries.ts';
import { useShop } from './use-shop.ts';

/** The command without its idempotency key, which useCommand creates. */
export type CommandInput<Name extends CommandName> = Omit<InputOf<Name>, 'idempotencyKey'>;

/** What to send instead after this failure, once; null shows the failure. */
export type CommandRetry<Name extends CommandName> = (
  failure: ShopFailure,
  input: CommandInput<Name>,
) => Promise<CommandInput<Name> | null>;

type CommandOptions<Name extends CommandName> = {
  /** Delay between success and navigation, in milliseconds. [ACC-08] */
  readonly pauseMs?: number;
  readonly retry?: CommandRetry<Name>;
};

/** Queries that a cart command may affect; others may affect every private query. */
const cartQueries = [
  'loadVisitor',
  'loadCart',
  'loadVouchers',
  'loadCheckout',
  'loadPayment',
  'loadPaymentResult',
  'loadOrder',
  'loadEditableOrder',
] as const satisfies readonly PrivateQueryName[];

/**
 * The only way a page changes something. Ignores submissions while one runs; a retry after an unknown outcome reuses
 * its idempotency key, and a guest whom the network's limit refuses proves their work and goes on. Invalidates the
 * affected queries and navigates to the outcome's `goTo`. Failures appear as a toast, except field errors.
 */
export const useCommand = <Name extends CommandName>(name: Name, { pauseMs = 0, retry }: CommandOptions<Name> = {}) => {
  const shop = useShop();
  const { client, newIdempotencyKey } = shop;
  const router = useRouter();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ShopFailure | null>(null);
  const isRunning = useRef(false);
  const pendingRetry = useRef<{ readonly of: string; readonly idempotencyKey: IdempotencyKey } | null>(null);

  const run = async (input: CommandInput<Name>): Promise<Result<ValueOf<Name>, ShopFailure> | null> => {
    if (isRunning.current) return null;
    isRunning.current = true;
    setBusy(true);
    const of = JSON.stringify(input);
    const idempotencyKey = pendingRetry.current?.of === of ? pendingRetry.current.idempotencyKey : newIdempotencyKey();
    // Input and key form the command, as CommandInput defines.
    const send = (given: CommandInput<Name>, key: IdempotencyKey) =>
      client
        .command(name, { ...given, idempotencyKey: key } as InputOf<Name>)
        .catch(() => fail({ kind: 'unexpected' } as const));
    try {
      const sent = await send(input, idempotencyKey);
      const isRefused = !sent.ok && sent.failure.kind === 'too-many-visitors';
      const isProven = isRefused && (await (await loadFailed())?.proveVisitor(shop));
      const first = isProven ? await send(input, idempotencyKey) : sent;
      const next = (first.ok ? null : await retry?.(first.failure, input)) ?? null;
      const outcome = next === null ? first : await send(next, newIdempotencyKey());
      pendingRetry.current = !outcome.ok && isUndecided(outcome.failure) ? { of, idempotencyKey } : null;
      setFailure(outcome.ok ? null : outcome.failure);
      if (outcome.ok) await succeed(outcome.value);
      else if (outcome.failure.kind !== 'invalid-fields')
        void loadFailed().then((failed) => failed?.tellFailure(outcome.failure));
      return outcome;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };

  const succeed = async (value: ValueOf<Name>): Promise<void> => {
    // It told of the state before.
    setPostResult(router, { flash: null });
    const affected = 'cart' in value ? cartQueries.map((query) => privateKey(query)) : [everyPrivateKey];
    await Promise.all(affected.map((queryKey) => queries.invalidateQueries({ queryKey, refetchType: 'none' })));
    if ('cart' in value) cacheCart(queries, value);
    if ('notice' in value && value.notice !== null) void showNotice({ notice: value.notice, notify: value.notify });
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    await navigateTo(router, value.goTo);
    void queries.invalidateQueries({ predicate: (query) => query.state.isInvalidated });
  };

  return { run, busy, failure };
};

/** Loaded with the first failure; without it there is no toast and no proof. */
const loadFailed = () => import('./failed-command.ts').catch(() => null);

type Queries = ReturnType<typeof useQueryClient>;

/** The outcome contains the cart, so rendering it needs no request. */
const cacheCart = (queries: Queries, outcome: CartOutcome): void => {
  const { cart, notice, goTo } = outcome;
  // A placed order may differ from the cart. Adding domains also updates the cart.
  if (!goTo.startsWith(paths.cart(null)) && !('added' in outcome)) return;
  // The next page loads a cart that could not be reloaded.
  if (cart === null && notice !== 'cleared' && notice !== 'removed') return;
  if (cart) queries.setQueryData(privateKey('loadCart', { orderId: cart.orderId }), cart);
  queries.setQueryData(privateKey('loadCart', { orderId: null }), cart);
  queries.setQueryData<VisitorState>(privateKey('loadVisitor', {}), (before = unknownVisitor) => ({
    ...before,
    cartId: cart?.orderId ?? null,
    itemCount: cart?.itemCount ?? 0,
  }));
};

/** Loads the texts with the first notice; without them there is no toast. */
const showNotice = async ({ notice, notify }: Flash): Promise<void> => {
  const texts = await import('./notices.vi.ts').catch(() => null);
  if (texts !== null) toast(texts.noticeOf(notice, notify), texts.noticeKind(notice));
};

const navigateTo = async (router: ReturnType<typeof useRouter>, goTo: string): Promise<void> => {
  if (/^https?:/.test(goTo)) window.location.assign(goTo);
  // The same page keeps its scroll position.
  else await router.navigate({ href: goTo, resetScroll: goTo.split('?')[0] !== router.state.location.pathname });
};
