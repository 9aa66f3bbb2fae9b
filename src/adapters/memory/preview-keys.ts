import type { PreviewKeys } from '#core/content/preview-keys.port.ts';

/** A shop on fakes has no editors, so no key is valid. [PreviewKeys] */
export const memoryPreviewKeys = (): PreviewKeys => ({ isValid: async () => false });
