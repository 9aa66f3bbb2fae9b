/** How many uploads one process holds in memory at once; each takes several times its size while it is parsed. */
export const MAX_UPLOADS = 4;
/** After how many seconds a refused upload may be sent again. */
export const UPLOAD_RETRY_SECONDS = 5;

export type UploadSlots = {
  /** Takes a slot and returns what frees it; null when all are taken, or one by the same session. */
  readonly take: (session: string) => (() => void) | null;
};

/** Nobody waits in a queue, because waiting bodies are held in memory, too. [ASVS 15.1.3, 15.2.2] */
export const createUploadSlots = (): UploadSlots => {
  const sessions = new Set<string>();
  return {
    take: (session) => {
      if (sessions.size >= MAX_UPLOADS || sessions.has(session)) return null;
      sessions.add(session);
      return () => void sessions.delete(session);
    },
  };
};
