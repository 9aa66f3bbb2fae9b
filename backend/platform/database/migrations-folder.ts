import { projectPath } from '#backend/platform/project-folder.ts';

/** Folder of the committed SQL migrations. */
export const migrationsFolder = (): string => projectPath('backend', 'platform', 'database', 'migrations');
