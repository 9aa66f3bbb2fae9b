import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { trackLogIns, wasLoggedIn } from '#composition/browser/visitor-hint.ts';
import { unknownVisitor } from '#core/session/visitor-state.ts';

const somebody = { ...unknownVisitor, isLoggedIn: true, user: { name: 'Lê Mây', avatarPath: null } };

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
    trackLogIns(queries, notes, () => {
      logOuts += 1;
    });
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
    trackLogIns(queries, refusing, () => expect.fail('nobody had logged in'));
    queries.setQueryData(['private', 'loadVisitor', {}], somebody);
    expect(wasLoggedIn(refusing)).toBe(false);
  });
});
