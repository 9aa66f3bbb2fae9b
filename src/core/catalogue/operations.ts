export { addReview } from './add-review.ts';
export { addFavourite, removeFavourite } from './change-favourites.ts';
export { listProducts } from './list-products.ts';
export { loadCategory } from './load-category.ts';
export { loadCompanions } from './load-companions.ts';
export { loadComparison } from './load-comparison.ts';
export { loadFavouriteIds, loadFavourites } from './load-favourites.ts';
export { loadProduct } from './load-product.ts';
export { loadReviews } from './load-reviews.ts';
