/** The fakes of all ports, for programs outside of this repository; `npm run pack` makes the package. */

export { type BrowserState, createBrowser } from '#adapters/memory/browser/browser-state.ts';
export { bankOf } from '#adapters/memory/orders/bank.ts';
export { memoryPorts } from './memory-ports.ts';
export { memoryShop } from './memory-shop.ts';
export { memorySettings } from './settings.ts';
export { memoryWorld, type World } from './world.ts';
