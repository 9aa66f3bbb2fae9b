/** Of the specification, as MUI takes them: 1 em is 16 px of the browser's own font size. */
export const breakpoints = {
  unit: 'em',
  step: 0.1,
  values: { xs: 0, sm: 20, md: 40, lg: 64, xl: 80, xxl: 96 },
} as const;
