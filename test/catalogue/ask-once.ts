import type { Catalogue } from '#core/catalogue/catalogue.port.ts';

const once = <Question extends readonly unknown[], Answer>(
  ask: (...question: Question) => Answer,
): ((...question: Question) => Answer) => {
  const answers = new Map<string, Answer>();
  return (...question) => {
    const key = JSON.stringify(question);
    const answer = answers.get(key) ?? ask(...question);
    answers.set(key, answer);
    return answer;
  };
};

/** The laws read one unchanged catalogue, most of them the whole of it: each question is put to the adapter once. */
export const askOnce = (catalogue: Catalogue): Catalogue => ({
  categories: once(catalogue.categories),
  category: once(catalogue.category),
  categoryById: once(catalogue.categoryById),
  products: once(catalogue.products),
  product: once(catalogue.product),
  productById: once(catalogue.productById),
  listOffers: once(catalogue.listOffers),
  priceMenus: once(catalogue.priceMenus),
  combos: once(catalogue.combos),
  units: once(catalogue.units),
  tags: once(catalogue.tags),
  seo: once(catalogue.seo),
  store: once(catalogue.store),
});
