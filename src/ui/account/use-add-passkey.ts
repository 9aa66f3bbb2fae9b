import { useState } from 'react';
import { useCommand } from '#ui/app/use-command.ts';
import { useShop } from '#ui/app/use-shop.ts';

/** Asks for a challenge, lets the device make a key for it, and keeps the key under a name. */
export const useAddPasskey = () => {
  const { device } = useShop();
  const start = useCommand('startPasskey');
  const keep = useCommand('addPasskey');
  const [making, setMaking] = useState(false);
  const [gaveUp, setGaveUp] = useState(false);
  /** Whether there is a new key. */
  const add = async (name: string): Promise<boolean> => {
    setGaveUp(false);
    const challenge = await start.run({});
    if (!challenge?.ok || device === null) return false;
    setMaking(true);
    // A device refuses in many ways; for the page each of them means that there is no key.
    const response = await device.makePasskey(challenge.value.options).catch(() => null);
    setMaking(false);
    setGaveUp(response === null);
    if (response === null) return false;
    const kept = await keep.run({ challengeId: challenge.value.id, response, name });
    return kept?.ok === true;
  };
  return { add, busy: start.busy || making || keep.busy, failure: start.failure ?? keep.failure, gaveUp };
};
