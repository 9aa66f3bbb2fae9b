import type { BackendDeps } from '#backend/platform/deps.ts';
import type { StaffSettings } from './environment.ts';

export type StaffDeps = BackendDeps<StaffSettings>;
