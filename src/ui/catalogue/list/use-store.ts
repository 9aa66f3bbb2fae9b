import { useSearchTexts } from '#ui/app/use-shop.ts';
import { firstValue } from '#ui/navigation/search.ts';

/** The store that the address names; null for the website. [STO-01] */
export const useStore = (): string | null => firstValue(useSearchTexts(), 'store');
