import type { World } from '#adapters/memory/world.ts';
import type { ConsentRegistry } from '#core/consent/consent-store.port.ts';
import { ok } from '#core/shared/result.ts';

export const memoryConsentRegistry = (world: World): ConsentRegistry => ({
  record: async (id, consent) => {
    const { consentProofs } = world.state;
    if (!consentProofs.has(id)) consentProofs.set(id, consent);
    return ok(null);
  },
});
