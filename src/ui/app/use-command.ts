import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { CartOutcome } from '#core/cart/cart.ts';
import { isUndecided } from '#core/failures/is-undecided.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { CommandName, InputOf, PrivateQueryName, ValueOf } from '#core/operations.ts';
import { nobody, type VisitorState } from '#core/session/visitor-state.ts';
import type { IdempotencyKey } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { fail, type Result } from '#core/shared/result.ts';
import { toast } from '#ui/kit/toast.tsx';
import type { Flash } from './context.ts';
import { everyPrivateKey, privateKey } from './queries.ts';
import { useShop } from './use-shop.ts';

/** What the caller gives; the idempotency key is made here. */
export type CommandInput<Name extends CommandName> = Omit<InputOf<Name>, 'idempotencyKey'>;

/** What a change of the cart may have changed; any other command may have changed every private query. */
const ofCart = [
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
 * The one way a page changes something: a second press while the first is under way sends nothing, the same command
 * tried again after an undecided outcome carries the same idempotency key, a failure's sentence is toasted (but for fields, which
 * show it themselves), the queries it may have changed are asked again, and the shopper goes where the outcome says.
 */
export const useCommand = <Name extends CommandName>(
  name: Name,
  /** How long the outcome stands before the shopper goes on, milliseconds. [ACC-08] */
  { pauseMs = 0 }: { readonly pauseMs?: number } = {},
) => {
  const { client, newIdempotencyKey } = useShop();
  const router = useRouter();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ShopFailure | null>(null);
  const flying = useRef(false);
  const undecided = useRef<{ readonly of: string; readonly idempotencyKey: IdempotencyKey } | null>(null);

  const run = async (input: CommandInput<Name>): Promise<Result<ValueOf<Name>, ShopFailure> | null> => {
    if (flying.current) return null;
    flying.current = true;
    setBusy(true);
    const of = JSON.stringify(input);
    const idempotencyKey = undecided.current?.of === of ? undecided.current.idempotencyKey : newIdempotencyKey();
    try {
      // The caller's input and the key are together the command, as CommandInput says.
      const command = { ...input, idempotencyKey } as InputOf<Name>;
      const outcome = await client.command(name, command).catch(() => fail({ kind: 'unforeseen' } as const));
      undecided.current = !outcome.ok && isUndecided(outcome.failure) ? { of, idempotencyKey } : null;
      setFailure(outcome.ok ? null : outcome.failure);
      if (outcome.ok) await succeed(outcome.value);
      else if (outcome.failure.kind !== 'invalid-fields') void say(outcome.failure);
      return outcome;
    } finally {
      flying.current = false;
      setBusy(false);
    }
  };

  const succeed = async (value: ValueOf<Name>): Promise<void> => {
    const touched = 'cart' in value ? ofCart.map((query) => privateKey(query)) : [everyPrivateKey];
    await Promise.all(touched.map((queryKey) => queries.invalidateQueries({ queryKey, refetchType: 'none' })));
    if ('cart' in value) keepCart(queries, value);
    if ('notice' in value && value.notice !== null) void tell({ notice: value.notice, notify: value.notify });
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    await goOn(router, value.goTo);
    void queries.invalidateQueries({ predicate: (query) => query.state.isInvalidated });
  };

  return { run, busy, failure };
};

type Queries = ReturnType<typeof useQueryClient>;

/** The outcome of a cart command is the cart itself: no second request is needed to draw it. */
const keepCart = (queries: Queries, outcome: CartOutcome): void => {
  const { cart, notice, goTo } = outcome;
  // A placed order is changed on its own page: it may be another one than the cart. Names are added from a page of theirs.
  if (!goTo.startsWith(paths.cart(null)) && !('added' in outcome)) return;
  // A cart that could not be read again after its change is asked for by the page that follows.
  if (cart === null && notice !== 'cleared' && notice !== 'removed') return;
  if (cart) queries.setQueryData(privateKey('loadCart', { orderId: cart.orderId }), cart);
  queries.setQueryData(privateKey('loadCart', { orderId: null }), cart);
  queries.setQueryData<VisitorState>(privateKey('loadVisitor', {}), (before = nobody) => ({
    ...before,
    cartId: cart?.orderId ?? null,
    itemCount: cart?.itemCount ?? 0,
  }));
};

/** What notices say loads with the first one; without it the toast is silent, as the page shows outcomes by itself. */
const tell = async ({ notice, notify }: Flash): Promise<void> => {
  const texts = await import('./notices.vi.ts').catch(() => null);
  if (texts !== null) toast(texts.noticeOf(notice, notify), texts.noticeKind(notice));
};

/** The sentences load with the first failure; without them the toast is silent and the page still says what failed. */
const say = async (failure: ShopFailure): Promise<void> => {
  const texts = await import('#ui/failures/messages.vi.ts').catch(() => null);
  if (texts !== null) toast(texts.sentenceOf(failure), 'error');
};

const goOn = async (router: ReturnType<typeof useRouter>, goTo: string): Promise<void> => {
  if (/^https?:/.test(goTo)) window.location.assign(goTo);
  // Who stays on his page stays where he reads.
  else await router.navigate({ href: goTo, resetScroll: goTo.split('?')[0] !== router.state.location.pathname });
};
