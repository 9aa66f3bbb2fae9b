import { type FocusEvent, useState } from 'react';
import type { useBotProof } from '#ui/app/use-bot-proof.ts';
import { useShop } from '#ui/app/use-shop.ts';

/** The props of a field that tells a taken name as soon as it is left. [spec 5, username-exists check] */
export const useTakenName = (botProof: ReturnType<typeof useBotProof>) => {
  const shop = useShop();
  const [error, setError] = useState<string>();
  return {
    error,
    // Registration tells it too, so a failure is not shown.
    onBlur: ({ target }: FocusEvent<HTMLInputElement>) =>
      void import('./show-name-taken.ts')
        .then(({ showNameTaken }) => showNameTaken({ ...shop, ...botProof }, target, setError))
        .catch(() => {}),
  };
};
