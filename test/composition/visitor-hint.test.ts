import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { browserFormDrafts } from '#adapters/browser/form-drafts.ts';
import { trackLogIns, wasLoggedIn } from '#composition/browser/visitor-hint.ts';
import { unknownVisitor, type VisitorState } from '#core/session/visitor-state.ts';
import { partyId } from '#core/shared/ids.ts';
import { tab } from '#test/session/tab-storage.ts';

const somebody = { ...unknownVisitor, isLoggedIn: true, user: { id: partyId('a1'), name: 'Lê Mây', avatarPath: null } };

/** Browser storage as an in-memory map. */
const memoryStorage = () => {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  });
};

describe('whether a browser requests its visitor', () => {
  test('GRD-01 HDR-06 a login is remembered until an answer returns no customer, even without script-readable cookies', () => {
    const notes = memoryStorage();
    const queries = new QueryClient();
    let logOuts = 0;
    const drafts = {
      ...tab().open(),
      forgetAll: () => {
        logOuts += 1;
      },
      owner: () => null,
    };
    trackLogIns(queries, notes, drafts, () => undefined);
    expect(wasLoggedIn(notes)).toBe(false);
    queries.setQueryData(['private', 'loadVisitor', {}], somebody);
    expect(wasLoggedIn(notes)).toBe(true);
    queries.setQueryData(['private', 'loadCart', { orderId: null }], null);
    expect(wasLoggedIn(notes)).toBe(true);
    expect(logOuts).toBe(0);
    queries.setQueryData(['private', 'loadVisitor', {}], unknownVisitor);
    queries.setQueryData(['private', 'loadVisitor', {}], unknownVisitor);
    expect([wasLoggedIn(notes), logOuts]).toEqual([false, 1]);
  });

  test('GRD-01 a browser with blocked storage remembers no login, so only its cookies decide', () => {
    const refusing = () => {
      throw new Error('storage is blocked');
    };
    const queries = new QueryClient();
    const drafts = { ...browserFormDrafts(refusing), forgetAll: () => expect.fail('nobody had logged in') };
    trackLogIns(queries, refusing, drafts, () => undefined);
    queries.setQueryData(['private', 'loadVisitor', {}], somebody);
    expect(wasLoggedIn(refusing)).toBe(false);
  });
});

describe('the drafts of a tab that several people use', () => {
  const text = [['note', 'Cần 3 máy chủ']] as const;
  const as = (id: string): VisitorState => ({
    ...somebody,
    user: { id: partyId(id), name: 'Lê Mây', avatarPath: null },
  });
  const ended = { ...unknownVisitor, hasSessionEnded: true };
  const steps: Readonly<Record<string, VisitorState>> = { an: as('a1'), binh: as('b2'), nobody: unknownVisitor, ended };
  /** One tab of a browser; `notes` is shared by its tabs. */
  const openTab = (notes = memoryStorage()) => {
    const drafts = tab().open();
    const queries = new QueryClient();
    let reloads = 0;
    trackLogIns(queries, notes, drafts, () => {
      reloads += 1;
    });
    const see = (...seen: readonly string[]) => {
      for (const step of seen) queries.setQueryData(['private', 'loadVisitor', {}], { ...steps[step] });
    };
    return { drafts, see, reloads: () => reloads };
  };

  test.each([
    { seen: ['an', 'binh'], times: 1 },
    { seen: ['an', 'an', 'an'], times: 0 },
    { seen: ['an', 'nobody', 'binh'], times: 0 },
    { seen: ['an', 'ended', 'binh'], times: 0 },
    { seen: ['nobody', 'an'], times: 0 },
    { seen: ['binh', 'an', 'an', 'binh'], times: 2 },
  ])('GRD-01 a page of one customer is loaded anew once another one is logged in: $seen', ({ seen, times }) => {
    const { see, reloads } = openTab();
    see(...seen);
    expect(reloads()).toBe(times);
  });

  test.each([
    { before: ['an'], after: ['nobody'], kept: false },
    { before: ['an'], after: ['binh'], kept: false },
    { before: ['an'], after: ['nobody', 'an'], kept: false },
    { before: ['an'], after: ['ended'], kept: false },
    { before: ['an'], after: ['ended', 'nobody'], kept: false },
    { before: ['an'], after: ['ended', 'binh'], kept: false },
    { before: ['an'], after: ['ended', 'binh', 'an'], kept: false },
    { before: ['an'], after: ['ended', 'an'], kept: true },
    { before: ['an'], after: ['ended', 'nobody', 'nobody', 'an'], kept: true },
    { before: ['an'], after: ['an', 'an'], kept: true },
    { before: ['nobody'], after: ['nobody'], kept: true },
    { before: ['nobody'], after: ['an'], kept: true },
    { before: ['nobody'], after: ['an', 'nobody'], kept: false },
    { before: [], after: ['nobody', 'an', 'ended', 'an'], kept: true },
  ])('ACC-08 typed after $before, a draft is shown after $after: $kept', ({ before, after, kept }) => {
    const { drafts, see } = openTab();
    see(...before);
    drafts.save('ticket', text);
    see(...after);
    expect(drafts.read('ticket')).toEqual(kept ? text : null);
  });

  test('ACC-08 a log-out in another tab forgets the drafts of this one', () => {
    const notes = memoryStorage();
    const [one, other] = [openTab(notes), openTab(notes)];
    one.see('an');
    other.see('an');
    one.drafts.save('profile', text);
    other.see('nobody');
    one.see('nobody', 'binh');
    expect(one.drafts.read('profile')).toBeNull();
  });

  test('a guest who typed while a session was over loses nothing when its customer is back', () => {
    const { drafts, see } = openTab();
    see('an');
    drafts.save('ticket', text);
    see('ended');
    drafts.save('consultation', [['name', 'Khách']]);
    see('an');
    expect([drafts.read('ticket'), drafts.read('consultation')]).toEqual([text, [['name', 'Khách']]]);
  });

  test('forms are told when something was given back, and only then', () => {
    const { drafts, see } = openTab();
    let calls = 0;
    const stop = drafts.onGivenBack(() => {
      calls += 1;
    });
    see('an');
    drafts.save('ticket', text);
    see('an', 'ended');
    expect(calls).toBe(0);
    see('an', 'an');
    expect(calls).toBe(1);
    see('ended');
    stop();
    see('an');
    expect(calls).toBe(1);
  });
});
