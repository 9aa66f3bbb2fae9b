import type { Provisioning } from '#backend/platform/environment.ts';
import { promisedHandover } from '#core/service-rules/promised-handover.ts';
import type { Handover } from '#core/shared/goods/own-line.ts';
import { manualProvisioner } from './providers/manual/manual-provisioner.ts';
import { provisionerOfLine } from './registry.ts';

/** How soon the shop says that a line can be used, by who sets it up. `written`: what the line says itself. */
export const promisedHandoverOf = (settings: Provisioning, line: string, written: Handover | null): Handover =>
  promisedHandover(line, written, provisionerOfLine(settings, line) === manualProvisioner);
