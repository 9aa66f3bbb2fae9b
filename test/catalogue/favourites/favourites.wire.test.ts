import { backendFavouritesSubject } from '#test/kit/backends/backend-catalogue-subjects.ts';
import { eachBackend } from '#test/kit/backends/backends.ts';
import { favouritesContract } from './favourites.contract.ts';

eachBackend('favourites', (backend) => {
  favouritesContract('the favourites over the reference backend', () => backendFavouritesSubject(backend));
});
