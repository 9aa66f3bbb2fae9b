import { type BrowserState, createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { createUseCases } from '#core/create-use-cases.ts';
import type { UseCases } from '#core/operations.ts';
import { memoryPorts } from './memory-ports.ts';
import type { World } from './world.ts';

/** Browsers over the same world share its services. */
export const memoryShop = (world: World, browser: BrowserState = createBrowser()): UseCases =>
  createUseCases(memoryPorts(world, browser));
