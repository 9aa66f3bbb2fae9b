import type { Exchange } from '#backend/provisioning/providers/incus/exchange-with.ts';
import { incusApi } from '#backend/provisioning/providers/incus/incus-api.ts';
import { incusProvisioner } from '#backend/provisioning/providers/incus/incus-provisioner.ts';
import { everyAbility } from '#core/control-rules/abilities.ts';
import type { ProvisionerSubject } from '#test/provisioning/provisioner.contract.ts';

export const incusSettings: Parameters<typeof incusProvisioner>[0] = {
  url: 'https://10.0.0.5:8443',
  client: 'khoa',
  certificate: null,
  kind: 'container',
  profile: 'default',
  images: { 'Ubuntu 24.04': 'ubuntu/24.04', 'Debian 13': 'debian/13' },
  locations: { 'Hà Nội': null },
  abilities: everyAbility,
};

const MARK = 'user.shop.';

/** Counts the tasks that are begun: by a mark of when, or by a machine that is made with one. */
const counting = (exchange: Exchange, begun: Map<string, number>): Exchange => {
  return async (method, path, call) => {
    const answer = await exchange(method, path, call);
    const { config = {} }: { readonly config?: Readonly<Record<string, string>> } = call.body ?? {};
    if (JSON.parse(answer.text).type === 'error') return answer;
    for (const [name, mark] of Object.entries(config)) {
      const key = name.slice(MARK.length);
      if (!name.startsWith(MARK) || mark === 'done') continue;
      if (/^\d+$/.test(mark)) begun.set(key, (begun.get(key) ?? 0) + 1);
      else if (!begun.has(key)) begun.set(key, 1);
    }
    return answer;
  };
};

export const incusSubject = (exchange: Exchange, settings: Partial<typeof incusSettings> = {}): ProvisionerSubject => {
  const begun = new Map<string, number>();
  return {
    provisioner: incusProvisioner({ ...incusSettings, ...settings }, incusApi(counting(exchange, begun))),
    times: async (key) => begun.get(key) ?? 0,
    now: () => Date.now(),
  };
};
