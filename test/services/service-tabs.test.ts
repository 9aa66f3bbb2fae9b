import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyAbility } from '#core/control-rules/abilities.ts';
import type { LoggedAction } from '#core/services/service-control.port.ts';
import { type ServicePart, type TabFacts, tabsOfDomain, tabsOfService } from '#core/services/service-tabs.ts';
import { serviceStates, serviceStatuses } from '#core/shared/service-status.ts';

const entry: LoggedAction = {
  id: '1',
  kind: 'reboot',
  detail: '',
  by: 'customer',
  at: 0,
  finishedAt: 0,
  outcome: 'done',
};

const facts: fc.Arbitrary<TabFacts> = fc.record({
  service: fc.record({ status: fc.constantFrom(...serviceStatuses) }),
  control: fc.record({
    abilities: fc.subarray([...everyAbility]),
    log: fc.array(fc.constant(entry), { maxLength: 2 }),
  }),
  ending: fc.record({ endsWithTerm: fc.boolean() }),
  instalments: fc.nat(2),
  upgrades: fc.nat(2),
  downgrades: fc.constant({ next: null, offers: [] }),
  keepsRecords: fc.constantFrom(null, true, false),
});

test('SVC-01 a tab of a service exists exactly where it has something to show, and what is over keeps its history alone', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const { isOver, isRunning } = serviceStates[given.service.status];
      const { abilities, log } = given.control;
      const isName = given.keepsRecords !== null;
      const expected: readonly (readonly [ServicePart, boolean])[] = [
        ['khoa', abilities.includes('keys')],
        ['nguoi-dung', abilities.includes('seats')],
        ['quan-ly', abilities.some((each) => ['rename', 'password', 'reinstall'].includes(each))],
        ['ban-chup', serviceStates[given.service.status].isObeying && abilities.includes('snapshots')],
        ['so-do', serviceStates[given.service.status].isObeying && abilities.includes('measurements')],
        ['dns', given.keepsRecords === true],
        ['ten-mien', isName],
        ['gia-han', isRunning || isName || given.instalments > 0],
        ['doi-goi', given.upgrades > 0],
        ['lich-su', log.length > 0],
      ];
      const shown = expected.filter(([part, exists]) => exists && (part === 'lich-su' || !isOver));
      expect(tabsOfService(given)).toEqual(shown.map(([part]) => part));
    }),
  );
});

test('SVC-01 DOM-03 the pages of a name show the row of its service', () => {
  fc.assert(
    fc.property(facts, fc.boolean(), (given, keepsRecords) => {
      const name = { ...given, keepsRecords, instalments: 0, upgrades: 0 };
      expect(tabsOfDomain(name)).toEqual(tabsOfService(name));
    }),
  );
});
