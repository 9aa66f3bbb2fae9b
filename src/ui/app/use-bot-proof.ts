import { useRef } from 'react';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { useShop } from '#ui/app/use-shop.ts';

/**
 * Proof of work against bots. It starts when the form gets the focus; each proof is valid once. Without one the form is
 * sent anyway: the service accepts a few of those. [ACC-01]
 */
export const useBotProof = () => {
  const { device, client } = useShop();
  const pendingProof = useRef<Promise<string> | null>(null);
  const computeProof = async (): Promise<string> => {
    if (device === null) return '';
    const challenge = await client.query('loadBotChallenge', {});
    return challenge.ok ? ((await device.solveChallenge(challenge.value)) ?? '') : '';
  };
  const begin = (): Promise<string> => {
    pendingProof.current ??= computeProof().catch(() => '');
    return pendingProof.current;
  };
  const takeProof = async (): Promise<string> => {
    const done = await begin();
    pendingProof.current = null;
    return done;
  };
  return { begin: () => void begin(), proof: takeProof };
};

/** Sends a form again with a proof of work when the service asks for one; null: it is not sent again. */
export const useProofRetry = () => {
  const { proof } = useBotProof();
  return async <Input extends { readonly proof?: string }>(
    failure: ShopFailure,
    input: Input,
  ): Promise<Input | null> => {
    const made = failure.kind === 'bot-check-needed' ? await proof() : '';
    return made === '' ? null : { ...input, proof: made };
  };
};
