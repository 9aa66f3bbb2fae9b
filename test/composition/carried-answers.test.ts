import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dehydrateQueries, hydrateQueries } from '#ui/app/dehydrated-queries.ts';

/** Answers with many objects of one shape, as in lists, and with arbitrary keys. */
const anyAnswer = fc.oneof(
  fc.jsonValue(),
  fc.array(fc.record({ id: fc.string(), price: fc.option(fc.integer()), tags: fc.array(fc.string()) })),
  fc.dictionary(fc.string(), fc.jsonValue()),
);

test('ROUTE-07 answers embedded in a document equal those of /api', () =>
  fc.assert(
    fc.property(fc.array(anyAnswer, { maxLength: 4 }), (answers) => {
      const [host, browser] = [new QueryClient(), new QueryClient()];
      for (const [at, answer] of answers.entries()) host.setQueryData(['use', { at }], { answer });
      hydrateQueries(browser, dehydrateQueries(host));
      for (const [at, answer] of answers.entries())
        expect(browser.getQueryData(['use', { at }])).toEqual(JSON.parse(JSON.stringify({ answer })));
    }),
  ));
