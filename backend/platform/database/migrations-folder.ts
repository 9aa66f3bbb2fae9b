import { projectPath } from '#backend/platform/project-path.ts';

export const migrationsFolder = (): string => projectPath('backend', 'platform', 'database', 'migrations');
