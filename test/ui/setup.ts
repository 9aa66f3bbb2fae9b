// React Hook Form normally loads when a visitor starts to fill a form; the tests load it up front.
import '#ui/app/create-field-control.ts';
import { cleanup, configure } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * Maximum wait for an element, in milliseconds. Generous for slow machines; an element is found as soon as it appears.
 */
configure({ asyncUtilTimeout: 20_000 });

/** The files of a worker share a document, and React never listens on one that has held a smaller root before. */
createRoot(document).unmount();

/** A page that is still mounted when its window is destroyed would render into nothing. */
afterEach(cleanup);

/** What React says of a page that it can draw, but not keep right: two children with one key, a row outside a table. */
const wrongTrees = /same key|unique "key"|cannot be a (child|descendant)|cannot contain/;
const complaints: string[] = [];
/** It prints with the console of before. */
const { error: print } = console;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    print(...words);
    complaints.push(words.map(String).join(' '));
  });
});
afterEach(() => expect(complaints.splice(0).filter((each) => wrongTrees.test(each))).toEqual([]));

/** A part that is still loading when the file ends would fail, and with it every later file of the worker that needs it. */
afterAll(() => vi.dynamicImportSettled());
