import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kindsOfLines } from '#contracts/seed/kinds-of-lines.ts';
import { abilitiesOf, abilityFor, actionsOf, everyAbility } from '#core/control-rules/abilities.ts';
import {
  actionKinds,
  beginAction,
  finishAction,
  type Power,
  powerStateOf,
  transitions,
} from '#core/control-rules/power.ts';
import { productTypes } from '#core/shared/goods/product-types.ts';
import { serviceStatuses } from '#core/shared/service-status.ts';

const anyKind = fc.constantFrom(...actionKinds);
const anySettled = fc.constantFrom('running' as const, 'stopped' as const);
const settled = (state: Power['settled']): Power => ({ settled: state, running: null });

test('SVC-01 an action begins only in a settled state that it starts from, and leads where the table says', () => {
  fc.assert(
    fc.property(anySettled, anyKind, (state, kind) => {
      const begun = beginAction(settled(state), kind);
      expect(begun.ok).toBe(transitions[kind].from.includes(state));
      if (!begun.ok) return;
      expect(powerStateOf(begun.value)).toBe(transitions[kind].during);
      expect(finishAction(begun.value)).toEqual(settled(transitions[kind].to ?? state));
    }),
  );
});

test('SVC-01 nothing begins while an action runs, and finishing twice is finishing once', () => {
  fc.assert(
    fc.property(anySettled, anyKind, anyKind, (state, first, second) => {
      const begun = beginAction(settled(state), first);
      if (!begun.ok) return;
      expect(beginAction(begun.value, second)).toEqual({ ok: false, failure: 'service-action-running' });
      expect(finishAction(finishAction(begun.value))).toEqual(finishAction(begun.value));
    }),
  );
});

test('SVC-01 whatever was pressed, an owner can start a service again', () => {
  fc.assert(
    fc.property(anySettled, fc.array(anyKind), (state, kinds) => {
      let power = settled(state);
      for (const kind of kinds) {
        const begun = beginAction(power, kind);
        if (begun.ok) power = finishAction(begun.value);
      }
      const started = beginAction(power, 'start');
      expect(started.ok ? finishAction(started.value).settled : power.settled).toBe('running');
    }),
  );
});

test('SVC-01 every type of service says what its owner can do, and a line of the firm’s own allows a name', () => {
  for (const type of Object.keys(kindsOfLines))
    expect([type, abilitiesOf({ type }).length > 0]).toEqual([type, type !== 'domain']);
  for (const type of ['vpn', 'constructor', '']) expect(abilitiesOf({ type })).toEqual(['rename']);
});

test('SVC-01 a service obeys only between its delivery and its end, and not while it is suspended', () => {
  const obeying = serviceStatuses.filter((status) => actionsOf({ type: 'cloud-server', status }).length > 0);
  expect(obeying).toEqual(['UPGRADED', 'COMPLETED']);
});

test('SVC-01 an owner is offered what both the product line and whoever looks after the service can, and nothing else', () =>
  fc.assert(
    fc.property(fc.constantFrom(...productTypes), fc.subarray([...everyAbility]), (type, offered) => {
      const both = abilitiesOf({ type }).filter((each) => offered.includes(each));
      expect(abilitiesOf({ type, offered })).toEqual(both);
      const obeyed = actionsOf({ type, offered, status: 'COMPLETED' });
      expect(obeyed).toEqual(actionKinds.filter((kind) => both.includes(abilityFor[kind])));
      expect(actionsOf({ type, offered: everyAbility, status: 'COMPLETED' })).toEqual(
        actionsOf({ type, status: 'COMPLETED' }),
      );
    }),
  ));
