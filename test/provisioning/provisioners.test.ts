import { expect, test } from 'vitest';
import { manualProvisioner } from '#backend/provisioning/providers/manual/manual-provisioner.ts';
import { sandboxProvisioner } from '#backend/provisioning/providers/sandbox/sandbox-provisioner.ts';
import { taskKinds } from '#backend/provisioning/provisioner.ts';
import { provisioners } from '#backend/provisioning/registry.ts';
import { engineAbilities } from '#core/control-rules/abilities.ts';
import { serviceKinds } from '#core/shared/goods/service-kind.ts';
import { describeLaws } from '#test/kit/law.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { incusSettings } from './incus/incus-subject.ts';
import { memoryProvisioner } from './memory-provisioner.ts';
import { provisionerLaws } from './provisioner.contract.ts';
import { provisionerMutants } from './provisioner.mutants.ts';

describeLaws('a provisioner that remembers', provisionerLaws, async () => memoryProvisioner());
describeLaws('a provisioner that does it later', provisionerLaws, async () => memoryProvisioner(true));
describeMutants('mutated provisioners', provisionerLaws, async () => memoryProvisioner(), provisionerMutants);

/** It has no other side: what it answers is all that it does. */
describeLaws('the sandbox', provisionerLaws, async () => {
  const asked = new Set<string>();
  return {
    provisioner: {
      ...sandboxProvisioner,
      perform: (task, now) => {
        asked.add(task.key);
        return sandboxProvisioner.perform(task, now);
      },
    },
    times: async (key) => (asked.has(key) ? 1 : 0),
    now: () => 0,
  };
});

test('SVC-01 members of the staff are asked by their pages, never by a task', () => {
  for (const kind of serviceKinds)
    for (const work of [...taskKinds, 'seats', 'keys'] as const)
      expect(manualProvisioner.performs(work, kind)).toBe(false);
});

test('SVC-01 members of the staff measure nothing and keep no snapshots, so that no page offers it', () => {
  expect([manualProvisioner.measure, manualProvisioner.listSnapshots]).toEqual([undefined, undefined]);
  for (const ability of engineAbilities) expect(manualProvisioner.abilities).not.toContain(ability);
});

test('SVC-01 every provisioner has its own name, which its row has too', () => {
  const eppSettings = {
    host: 'epp.cty.vn',
    port: 700,
    clientId: 'may',
    password: 'x'.repeat(16),
    client: null,
    certificate: null,
  };
  const webhook = { url: 'https://panel.cty.vn', secrets: ['x'.repeat(32)] as const, abilities: [] };
  const names = provisioners.map(
    ({ open }) => open({ lines: {}, webhook, incus: incusSettings, epp: eppSettings })?.name,
  );
  expect(names).toEqual(provisioners.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(provisioners.map(({ open }) => open({ lines: {}, webhook: null, incus: null, epp: null }) !== null)).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
});
