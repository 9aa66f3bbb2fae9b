const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'] as const;
const STEP = 1_024;

/** «1,5 GB», in units of 1,024. */
export const formatBytes = (bytes: number): string => {
  const at = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(STEP)));
  const rounded = Math.round((bytes / STEP ** at) * 10) / 10;
  return `${String(rounded).replace('.', ',')} ${units[at]}`;
};

/** «12,5%» of a share from 0 to 1. */
export const formatShare = (share: number): string => `${String(Math.round(share * 1_000) / 10).replace('.', ',')}%`;
