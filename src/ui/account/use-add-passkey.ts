import { useState } from 'react';
import { useCommand } from '#ui/app/use-command.ts';
import { useShop } from '#ui/app/use-shop.ts';

/** Requests a challenge, lets the device create a passkey for it, and stores the passkey under a name. */
export const useAddPasskey = () => {
  const { device } = useShop();
  const start = useCommand('startPasskey');
  const keep = useCommand('addPasskey');
  const [making, setMaking] = useState(false);
  const [gaveUp, setGaveUp] = useState(false);
  /** Returns true when a passkey was added. */
  const add = async (name: string): Promise<boolean> => {
    setGaveUp(false);
    const challenge = await start.run({});
    if (!challenge?.ok || device === null) return false;
    setMaking(true);
    // Devices reject in many ways; for this page each of them means that no passkey was created.
    const response = await device.makePasskey(challenge.value.options).catch(() => null);
    setMaking(false);
    setGaveUp(response === null);
    if (response === null) return false;
    const kept = await keep.run({ challengeId: challenge.value.id, response, name });
    return kept?.ok === true;
  };
  return { add, busy: start.busy || making || keep.busy, failure: start.failure ?? keep.failure, gaveUp };
};
