import { useEffect, useState } from 'react';
import { IconButton } from '#ui/kit/action/icon-button.tsx';
import type { IconName } from '#ui/kit/media/icon.tsx';
import { STORAGE_KEY } from './theme-script.ts';
import { themeText } from './theme-switch.vi.ts';

type Theme = 'light' | 'dark' | 'system';
const nextTheme: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' };
const icons: Readonly<Record<Theme, IconName>> = { light: 'sun', dark: 'moon', system: 'auto' };

const readTheme = (): Theme => {
  try {
    const theme = localStorage.getItem(STORAGE_KEY);
    return theme === 'light' || theme === 'dark' ? theme : 'system';
  } catch {
    return 'system';
  }
};

const applyTheme = (theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Without storage the choice lasts as long as the document.
  }
};

/** Cycles through light, dark, and the system's setting. */
export default function ThemeSwitch({ className }: { readonly className?: string | undefined }) {
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => {
    const stored = readTheme();
    applyTheme(stored);
    setTheme(stored);
  }, []);
  return (
    <IconButton
      icon={icons[theme]}
      className={className}
      label={`${themeText.theme}: ${themeText.themes[theme]}`}
      onClick={() => {
        applyTheme(nextTheme[theme]);
        setTheme(nextTheme[theme]);
      }}
    />
  );
}
