import { useState } from 'react';
import { useCommand } from '#ui/app/use-command.ts';
import { useShop } from '#ui/app/use-shop.ts';

/** Requests a challenge, lets the device create a passkey for it, and stores it under a name. */
export const useAddPasskey = () => {
  const { device } = useShop();
  const start = useCommand('startPasskey');
  const store = useCommand('addPasskey');
  const [isCreating, setIsCreating] = useState(false);
  const [isCancelled, setIsCancelled] = useState(false);
  /** Returns true when a passkey was added. */
  const add = async (name: string): Promise<boolean> => {
    setIsCancelled(false);
    const challenge = await start.run({});
    if (!challenge?.ok || device === null) return false;
    setIsCreating(true);
    // Devices reject in many ways; each means that no passkey was created.
    const response = await device.createPasskey(challenge.value.options).catch(() => null);
    setIsCreating(false);
    setIsCancelled(response === null);
    if (response === null) return false;
    const stored = await store.run({ challengeId: challenge.value.id, response, name });
    return stored?.ok === true;
  };
  return {
    add,
    busy: start.busy || isCreating || store.busy,
    failure: start.failure ?? store.failure,
    gaveUp: isCancelled,
  };
};
