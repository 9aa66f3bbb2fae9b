import { projectFolder } from '#backend/platform/project-folder.ts';

/** Folder of the committed SQL migrations. */
export const migrationsFolder = (): string => projectFolder('backend', 'platform', 'database', 'migrations');
