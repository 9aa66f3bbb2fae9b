import { expect, test } from 'vitest';
import { BlockedPageError } from '#ui/failures/blocked-page-error.ts';
import { FailureError } from '#ui/failures/failure-error.ts';
import { isSaid } from '#ui/failures/is-said.ts';

const wrapped = (cause: unknown) => new Error('Switched to client rendering', { cause });

test('ROUTE-48 what a page says is no error for the log, also where React wraps it', () => {
  for (const said of [new FailureError({ kind: 'bad-signature' }), new BlockedPageError('gone')])
    expect([isSaid(said), isSaid(wrapped(said)), isSaid(wrapped(wrapped(said)))]).toEqual([true, true, true]);
});

test('ROUTE-48 bugs are logged', () => {
  const bug = new TypeError('x is undefined');
  expect([isSaid(bug), isSaid(wrapped(bug)), isSaid('text'), isSaid(null)]).toEqual([false, false, false, false]);
});
