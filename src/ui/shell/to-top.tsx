import { useEffect, useState } from 'react';
import { Icon } from '#ui/kit/media/icon.tsx';
import { shell } from './messages.vi.ts';
import styles from './to-top.module.css';

/** Shown after scrolling one screen. An anchor, so it works without JavaScript. */
export function ToTop() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const updateVisibility = () => setShown(window.scrollY > window.innerHeight);
    updateVisibility();
    window.addEventListener('scroll', updateVisibility, { passive: true });
    return () => window.removeEventListener('scroll', updateVisibility);
  }, []);
  return (
    <a href="#top" className={styles.toTop} aria-label={shell.toTop} data-shown={shown || undefined}>
      <Icon name="up" />
    </a>
  );
}
