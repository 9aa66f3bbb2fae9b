/** Name of the document's part with the overlays that the host drew. Every page has it, few need what it holds. */
export const OVERLAY_BOX = 'overlays';
