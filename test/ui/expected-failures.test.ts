import { expect, test } from 'vitest';
import { BlockedPageError } from '#ui/failures/blocked-page-error.ts';
import { FailureError } from '#ui/failures/failure-error.ts';
import { isExpectedFailure } from '#ui/failures/is-expected-failure.ts';

const wrapped = (cause: unknown) => new Error('Switched to client rendering', { cause });

test('ROUTE-48 a failure that a page shows is not logged, also where React wraps it', () => {
  for (const expected of [new FailureError({ kind: 'bad-signature' }), new BlockedPageError('gone')])
    expect([
      isExpectedFailure(expected),
      isExpectedFailure(wrapped(expected)),
      isExpectedFailure(wrapped(wrapped(expected))),
    ]).toEqual([true, true, true]);
});

test('ROUTE-48 bugs are logged', () => {
  const bug = new TypeError('x is undefined');
  expect([
    isExpectedFailure(bug),
    isExpectedFailure(wrapped(bug)),
    isExpectedFailure('text'),
    isExpectedFailure(null),
  ]).toEqual([false, false, false, false]);
});
