import { pageQuery } from '#ui/app/page.ts';
import { parseServiceId } from './use-followed-service.ts';

export const keysQuery = pageQuery('loadAccessKeys', parseServiceId);
export const seatsQuery = pageQuery('loadSeats', parseServiceId);
