import type { PreviewKeys } from '#core/content/preview-keys.port.ts';

/** A shop on fakes has no editors. */
export const memoryPreviewKeys = (): PreviewKeys => ({ isValid: async () => false });
