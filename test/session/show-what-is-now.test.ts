import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { showWhatIsNow } from '#composition/browser/show-what-is-now.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { FailureError } from '#ui/failures/failure-error.ts';

/** A page that shows its visitor and one thing more, and the user or the failure that both have when it comes back. */
const comeBack = async (before: string | null, after: string | null, failure: ShopFailure | null) => {
  const queries = new QueryClient();
  let isBack = false;
  const answers = {
    loadVisitor: () => ({ user: (isBack ? after : before) === null ? null : { id: isBack ? after : before } }),
    loadOrder: () => {
      if (isBack && failure) throw new FailureError(failure);
      return {};
    },
  };
  for (const [name, queryFn] of Object.entries(answers)) {
    const options = { queryKey: ['private', name, {}], queryFn, retry: false };
    new QueryObserver(queries, options).subscribe(() => {});
    await queries.fetchQuery(options);
  }
  isBack = true;
  const drawAnew = vi.fn();
  await showWhatIsNow(queries, drawAnew);
  queries.clear();
  return drawAnew.mock.calls.length;
};

test.each<readonly [string, string | null, string | null, ShopFailure | null, number]>([
  ['nothing has changed', 'u1', 'u1', null, 0],
  ['nobody is nobody', null, null, null, 0],
  ['a log-out', 'u1', null, null, 1],
  ['a log-in', null, 'u1', null, 1],
  ['another customer', 'u1', 'u2', null, 1],
  ['what is no longer theirs', 'u1', 'u1', { kind: 'no-token' }, 1],
  ['what is gone', null, null, { kind: 'not-found' }, 1],
  ['no network', 'u1', 'u1', { kind: 'unreachable' }, 0],
  ['an answer that cannot be read', null, null, { kind: 'garbled' }, 0],
  ['a log-out and what is gone', 'u1', null, { kind: 'not-found' }, 1],
])('HDR-05 a page that the browser kept is drawn anew only when what it shows is no more: %s', async (...given) => {
  const [, before, after, failure, times] = given;
  expect(await comeBack(before, after, failure)).toBe(times);
});
