import { useQuery } from '@tanstack/react-query';
import { nobody, type VisitorState } from '#core/session/visitor-state.ts';
import { useHydrated } from '#ui/kit/use-hydrated.ts';
import { queryOf } from './queries.ts';
import { useShop } from './use-shop.ts';

/**
 * Who is looking, for the badge. Asked after hydration only, and only where a cookie says that there may be something
 * to know; pages themselves are the same for everybody. A failure draws nobody. [HDR-05, STA-01]
 */
export const useVisitor = (): VisitorState => {
  const { client, mayKnowVisitor } = useShop();
  const hydrated = useHydrated();
  // What a guarded page has asked already is known in any case; it only is not asked for.
  const { data = nobody } = useQuery({
    ...queryOf(client, 'loadVisitor', {}),
    enabled: hydrated && mayKnowVisitor(),
  });
  return hydrated ? data : nobody;
};
