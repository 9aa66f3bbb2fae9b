import { useRef } from 'react';
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
