import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dehydrateQueries, hydrateQueries } from '#ui/app/carried-answers.ts';

/** Answers with many things of one shape, as lists have them, and with names that nobody foresees. */
const anyAnswer = fc.oneof(
  fc.jsonValue(),
  fc.array(fc.record({ id: fc.string(), price: fc.option(fc.integer()), tags: fc.array(fc.string()) })),
  fc.dictionary(fc.string(), fc.jsonValue()),
);

test('ROUTE-07 whatever a document carries arrives as /api would have told it', () =>
  fc.assert(
    fc.property(fc.array(anyAnswer, { maxLength: 4 }), (answers) => {
      const [host, browser] = [new QueryClient(), new QueryClient()];
      for (const [at, answer] of answers.entries()) host.setQueryData(['use', { at }], { answer });
      hydrateQueries(browser, dehydrateQueries(host));
      for (const [at, answer] of answers.entries())
        expect(browser.getQueryData(['use', { at }])).toEqual(JSON.parse(JSON.stringify({ answer })));
    }),
  ));
