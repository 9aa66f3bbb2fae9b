import { useQuery } from '@tanstack/react-query';
import { nobody, type VisitorState } from '#core/session/visitor-state.ts';
import { useHydrated, useShop } from '#ui/kit/use-shop.ts';
import { queryOf } from '#ui/queries.ts';

/**
 * Who is looking, for the badge. Asked after hydration only, and only where a cookie says that there may be something
 * to know; pages themselves are the same for everybody. A failure draws nobody. [HDR-05, STA-01]
 */
export const useVisitor = (): VisitorState => {
  const { useCases, mayKnowVisitor } = useShop();
  const hydrated = useHydrated();
  const known = hydrated && mayKnowVisitor();
  const { data = nobody } = useQuery({ ...queryOf(useCases, 'visitor', {}), enabled: known });
  return known ? data : nobody;
};
