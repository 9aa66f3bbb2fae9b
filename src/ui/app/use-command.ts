import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import { isUndecided } from '#core/failures/is-undecided.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { CommandName, InputOf, ValueOf } from '#core/operations.ts';
import type { IdempotencyKey } from '#core/shared/ids.ts';
import { fail, type Result } from '#core/shared/result.ts';
import { clearErrorToasts, toast } from '#ui/kit/feedback/toast.tsx';
import type { Flash } from './context.ts';
import { setDrawnFor } from './drawn-for.ts';
import { everyPrivateKey } from './queries.ts';
import { useShop } from './use-shop.ts';

/** How long the cache keeps a command whose component is gone. */
const COMMAND_GC_MS = 1_000;

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
  /** Failures show in a toast, because the page has no place for them or the specification asks for it. */
  readonly toasts?: boolean;
};

/** Makes the input once the command may run; may await pending work, and null sends nothing. */
type MakeInput<Name extends CommandName> = () => CommandInput<Name> | Promise<CommandInput<Name> | null> | null;

/**
 * The only way a page changes something. Ignores submissions while one runs; a retry after an unknown outcome reuses
 * its idempotency key, and a guest whom the network's limit refuses proves their work and goes on. Invalidates the
 * affected queries and navigates to the outcome's `goTo`. The page shows failures beside what was pressed; see `toasts`.
 */
export const useCommand = <Name extends CommandName>(
  name: Name,
  { pauseMs = 0, retry, toasts = false }: CommandOptions<Name> = {},
) => {
  const shop = useShop();
  const router = useRouter();
  const queries = useQueryClient();
  const mutationKey = [name, useId()];
  /** Of the last command that was sent; a failure shows until the next outcome, so that the page does not jump. */
  const [last, setLast] = useState<{ readonly failure: ShopFailure | null } | null>(null);
  const pendingRetry = useRef<{ readonly of: string; readonly idempotencyKey: IdempotencyKey } | null>(null);

  /** Input and key form the command, as CommandInput defines. */
  const send = (input: CommandInput<Name>, idempotencyKey: IdempotencyKey) =>
    shop.client
      .command(name, { ...input, idempotencyKey } as InputOf<Name>)
      .catch(() => fail({ kind: 'unexpected' } as const));

  const command = async (input: CommandInput<Name>): Promise<Result<ValueOf<Name>, ShopFailure>> => {
    void loadCartAnswers();
    const of = JSON.stringify(input);
    const idempotencyKey =
      pendingRetry.current?.of === of ? pendingRetry.current.idempotencyKey : shop.newIdempotencyKey();
    const sent = await send(input, idempotencyKey);
    const isRefused = !sent.ok && sent.failure.kind === 'too-many-visitors';
    const isProven = isRefused && (await (await loadFailed())?.proveVisitor(shop));
    const first = isProven ? await send(input, idempotencyKey) : sent;
    const next = (first.ok ? null : await retry?.(first.failure, input)) ?? null;
    const outcome = next === null ? first : await send(next, shop.newIdempotencyKey());
    pendingRetry.current = !outcome.ok && isUndecided(outcome.failure) ? { of, idempotencyKey } : null;
    return outcome;
  };

  const succeed = async (value: ValueOf<Name>): Promise<void> => {
    clearErrorToasts();
    // It told of the state before.
    setDrawnFor(router, { flash: null });
    const answers = await loadCartAnswers();
    const affected = answers?.keysAffectedBy(name) ?? [everyPrivateKey];
    await Promise.all(affected.map((queryKey) => queries.invalidateQueries({ queryKey, refetchType: 'none' })));
    answers?.cacheCart(queries, name, value);
    const { notice, notify, goTo } = value;
    if (notice !== null) void showNotice({ notice, notify });
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    await navigateTo(router, goTo);
    void queries.invalidateQueries({ predicate: (query) => query.state.isInvalidated });
  };

  const { mutateAsync, isPending } = useMutation({
    mutationKey,
    // Offline it fails at once instead of being sent by surprise later. No answer outlives its component for long; for one
    // that is still to come the cache looks again after each such time.
    networkMode: 'always',
    gcTime: COMMAND_GC_MS,
    mutationFn: async (make: MakeInput<Name>) => {
      const input = await make();
      return input && command(input);
    },
    onSuccess: async (done) => {
      if (done === null) return;
      setLast({ failure: done.ok ? null : done.failure });
      if (done.ok) await succeed(done.value);
      else if (done.failure.kind !== 'invalid-fields')
        void loadFailed().then((failed) => failed?.tellFailure(done.failure, toasts));
    },
  });

  return {
    /** Null when nothing was sent, because one is running or there is no input. */
    run: async (make: MakeInput<Name>): Promise<Result<ValueOf<Name>, ShopFailure> | null> =>
      queries.isMutating({ mutationKey }) > 0 ? null : mutateAsync(make),
    busy: isPending,
    failure: last?.failure ?? null,
    /** Until then the failure of a plain post counts. */
    hasSent: last !== null,
  };
};

/** Loads while the first command is on its way; without it every private answer is old. */
const loadCartAnswers = () => import('./cart-answers.ts').catch(() => null);

/** Loaded with the first failure; without it there is no toast and no proof. */
const loadFailed = () => import('./failed-command.ts').catch(() => null);

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
