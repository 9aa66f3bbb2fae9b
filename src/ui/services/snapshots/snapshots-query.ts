import { pageQuery } from '#ui/app/page.ts';
import { parseServiceId } from '#ui/services/use-followed-service.ts';

export const snapshotsQuery = pageQuery('loadSnapshots', parseServiceId);
