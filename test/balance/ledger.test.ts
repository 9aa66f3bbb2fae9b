import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changeOf,
  decideEntry,
  type EntryKind,
  entryKinds,
  type LedgerCommand,
  type LedgerEntry,
  ledgerAccounts,
  sidesOf,
  sumOfAccount,
} from '#core/balance-rules/ledger.ts';
import { addDong, dong } from '#core/shared/dong.ts';

const anyChange = fc.integer({ min: -3_000_000, max: 3_000_000 }).map(dong);
/** Few keys, so that they repeat; changes of every sign, so that kinds refuse some. */
const anyCommand: fc.Arbitrary<LedgerCommand> = fc.record({
  key: fc.integer({ min: 1, max: 12 }).map(String),
  kind: fc.constantFrom<EntryKind>(...entryKinds),
  change: anyChange,
});

type Ledger = readonly LedgerEntry[];

const knownOf = (ledger: Ledger, key: string): LedgerEntry | null => ledger.find((each) => each.key === key) ?? null;

/** A ledger of one customer as the services keep it; refusals leave it alone. */
const post = (ledger: Ledger, command: LedgerCommand): Ledger => {
  const balance = sumOfAccount(ledger, 'customer');
  const decided = decideEntry({ balance, known: knownOf(ledger, command.key) }, command);
  return decided.ok && decided.value.isNew ? [...ledger, decided.value.entry] : ledger;
};

const forEachLedger = (check: (ledger: Ledger, commands: readonly LedgerCommand[]) => void) =>
  fc.assert(
    fc.property(fc.array(anyCommand, { maxLength: 40 }), (commands) => {
      check(commands.reduce<Ledger>(post, []), commands);
    }),
  );

describe('the ledger of prepaid balances', () => {
  test('the two sides of an entry, and all accounts together, add up to 0', () =>
    forEachLedger((ledger) => {
      for (const entry of ledger) expect(addDong(...sidesOf(entry).map(({ amount }) => amount))).toBe(0);
      expect(addDong(...ledgerAccounts.map((account) => sumOfAccount(ledger, account)))).toBe(0);
    }));

  test('the balance never falls below 0, after no entry', () =>
    forEachLedger((ledger) => {
      for (let count = 0; count <= ledger.length; count += 1)
        expect(sumOfAccount(ledger.slice(0, count), 'customer')).toBeGreaterThanOrEqual(0);
    }));

  test('the balance is the sum of what the accepted commands say, each key once', () =>
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 40 }), (commands) => {
        const signs: Readonly<Record<EntryKind, readonly number[]>> = {
          'top-up': [1],
          payment: [-1],
          refund: [1],
          correction: [1, -1],
        };
        let expected = 0;
        const used = new Set<string>();
        for (const { key, kind, change } of commands) {
          if (used.has(key) || !signs[kind].includes(Math.sign(change)) || expected + change < 0) continue;
          used.add(key);
          expected += change;
        }
        expect(sumOfAccount(commands.reduce<Ledger>(post, []), 'customer')).toBe(expected);
      }),
    ));

  test('a repeated command changes nothing and answers with its entry; the key refuses another one', () =>
    forEachLedger((ledger) => {
      for (const entry of ledger) {
        const command = { key: entry.key, kind: entry.kind, change: changeOf(entry) };
        expect(post(ledger, command)).toBe(ledger);
        const known = knownOf(ledger, entry.key);
        expect(decideEntry({ balance: dong(0), known }, command)).toEqual({ ok: true, value: { isNew: false, entry } });
        const other = { ...command, change: dong(command.change + 1) };
        expect(decideEntry({ balance: dong(9e9), known }, other)).toEqual({ ok: false, failure: 'key-reused' });
      }
    }));

  test('a payment takes the whole amount or nothing', () =>
    fc.assert(
      fc.property(fc.nat(5_000_000), fc.integer({ min: 1, max: 5_000_000 }), (balance, price) => {
        const command = { key: 'order', kind: 'payment', change: dong(-price) } as const;
        const decided = decideEntry({ balance: dong(balance), known: null }, command);
        if (balance < price) expect(decided).toEqual({ ok: false, failure: 'balance-too-low' });
        else
          expect(decided).toMatchObject({
            value: { isNew: true, entry: { from: 'customer', to: 'orders', amount: price } },
          });
      }),
    ));
});
