export const themeText = {
  theme: 'Giao diện',
  themes: { light: 'Sáng', dark: 'Tối', system: 'Theo máy' },
} as const;
