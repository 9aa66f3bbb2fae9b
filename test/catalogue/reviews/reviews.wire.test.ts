import { backendReviewsSubject } from '#test/kit/backends/backend-catalogue-subjects.ts';
import { eachBackend } from '#test/kit/backends/backends.ts';
import { reviewsContract } from './reviews.contract.ts';

eachBackend('reviews', (backend) => {
  reviewsContract('the reviews over the reference backend', () => backendReviewsSubject(backend));
});
