import { projectFolder } from '../project-folder.ts';

/** Where the committed SQL migrations lie. */
export const migrationsFolder = (): string => projectFolder('backend', 'database', 'migrations');
