import { projectPath } from '#backend/platform/project-path.ts';

/** Folder of the committed SQL migrations. */
export const migrationsFolder = (): string => projectPath('backend', 'platform', 'database', 'migrations');
