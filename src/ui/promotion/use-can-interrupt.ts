import { useRouterState } from '@tanstack/react-router';
import { canInterrupt } from '#ui/routes.ts';

/** False also on pages that report something missing or failed. [LAY-08] */
export const useCanInterrupt = (): boolean =>
  useRouterState({
    select: ({ matches }) => {
      const match = matches.at(-1);
      return match?.status === 'success' && canInterrupt(match.staticData.row);
    },
  });
