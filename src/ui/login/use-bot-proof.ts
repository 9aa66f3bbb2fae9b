import { useRef } from 'react';
import { useShop } from '#ui/app/use-shop.ts';

/**
 * Proof that a browser fills the form. The work begins when the form is touched and is done by the time it is sent; each
 * proof counts once. Where there is none the form goes out without: the service lets a few of those through. [ACC-01]
 */
export const useBotProof = () => {
  const { device, client } = useShop();
  const underway = useRef<Promise<string> | null>(null);
  const work = async (): Promise<string> => {
    if (device === null) return '';
    const challenge = await client.query('loadBotChallenge', {});
    return challenge.ok ? ((await device.prove(challenge.value)) ?? '') : '';
  };
  const begin = (): Promise<string> => {
    underway.current ??= work().catch(() => '');
    return underway.current;
  };
  const proof = async (): Promise<string> => {
    const done = await begin();
    underway.current = null;
    return done;
  };
  return { begin: () => void begin(), proof };
};
