import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { browserFormDrafts } from '#adapters/browser/form-drafts.ts';
import { tab } from './tab-storage.ts';

const anyEntries = fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })));

describe('drafts of forms', () => {
  test('what was typed last comes back after a reload, form by form', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('checkout', 'zone 1', 'zone 12', ''), anyEntries)), (saves) => {
        const { open } = tab();
        for (const [form, entries] of saves) open().save(form, entries);
        for (const [form, entries] of new Map(saves)) expect(open().read(form)).toEqual(entries);
        expect(open().read('another')).toBe(null);
      }),
    ));

  test('a sent form is forgotten, and the others stay', () => {
    const { open } = tab();
    open().save('checkout', [['contact.name', 'Lê Mây']]);
    open().save('review', [['text', 'Tốt']]);
    open().forget('checkout');
    expect([open().read('checkout'), open().read('review')]).toEqual([null, [['text', 'Tốt']]]);
  });

  test('a log-out forgets every draft, and nothing else of the tab', () => {
    const { open, kept } = tab({ documents: '3' });
    for (const form of ['a', 'b', 'c']) open().save(form, []);
    open().forgetAll();
    expect([...kept]).toEqual([['documents', '3']]);
  });

  test.each(['', '{', '5', 'null', '{"a":1}', '"text"'])('what is no draft is none: %s', (text) =>
    expect(tab({ 'draft.checkout': text }).open().read('checkout')).toBe(null),
  );

  test('what is no field is left out of a draft', () =>
    expect(tab({ 'draft.a': '[["x","1"],["y"],[1,2],null,["z","3"]]' }).open().read('a')).toEqual([
      ['x', '1'],
      ['z', '3'],
    ]));

  test('blocked storage keeps nothing and stops nothing', () => {
    const blocked = browserFormDrafts(() => {
      throw new Error('storage is blocked');
    });
    blocked.save('checkout', []);
    blocked.forget('checkout');
    blocked.forgetAll();
    expect(blocked.read('checkout')).toBe(null);
  });
});
