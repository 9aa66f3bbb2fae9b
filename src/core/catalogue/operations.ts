export { loadComparison } from '#core/catalogue/comparison/load-comparison.ts';
export { addFavourite, removeFavourite } from '#core/catalogue/favourites/change-favourites.ts';
export { loadFavouriteIds, loadFavourites } from '#core/catalogue/favourites/load-favourites.ts';
export { addReview } from '#core/catalogue/reviews/add-review.ts';
export { loadReviews } from '#core/catalogue/reviews/load-reviews.ts';
export { listProducts } from './list-products.ts';
export { loadCategory } from './load-category.ts';
export { loadCompanions } from './load-companions.ts';
export { loadProduct } from './load-product.ts';
