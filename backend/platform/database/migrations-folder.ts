import { projectFolder } from '#backend/platform/project-folder.ts';

/** Where the committed SQL migrations lie. */
export const migrationsFolder = (): string => projectFolder('backend', 'platform', 'database', 'migrations');
