export { loadProvinces, loadWards } from './load-places.ts';
