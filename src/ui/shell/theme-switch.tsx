import { useEffect, useState } from 'react';
import type { IconName } from '#ui/kit/icon.tsx';
import { IconButton } from '#ui/kit/icon-button.tsx';
import { shell } from './messages.vi.ts';

type Theme = 'light' | 'dark' | 'system';
const STORAGE_KEY = 'theme';
const nextTheme: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' };
const icons: Readonly<Record<Theme, IconName>> = { light: 'sun', dark: 'moon', system: 'auto' };

/** Runs before the first paint, so that the other theme never flashes. */
export const themeScript = `try{var t=localStorage.getItem('${STORAGE_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

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
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => {
    const stored = readTheme();
    applyTheme(stored);
    setTheme(stored);
  }, []);
  return (
    <IconButton
      icon={icons[theme]}
      label={`${shell.theme}: ${shell.themes[theme]}`}
      onClick={() => {
        applyTheme(nextTheme[theme]);
        setTheme(nextTheme[theme]);
      }}
    />
  );
}
