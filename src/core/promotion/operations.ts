export { loadPromotions } from './load-promotions.ts';
