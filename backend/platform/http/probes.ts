export const healthPaths = ['/livez', '/readyz'] as const;

/** Whether a path asks for health, which nobody needs to read in the log. */
export const isProbe = (path: string): boolean => healthPaths.some((each) => each === path);
