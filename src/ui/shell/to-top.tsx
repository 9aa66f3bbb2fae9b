import Fab from '@mui/material/Fab';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { Icon } from '#ui/kit/media/icon.tsx';
import { shell } from './messages.vi.ts';

/** Shown after scrolling about one screen. */
export default function ToTop() {
  const isShown = useScrollTrigger({ disableHysteresis: true, threshold: 800 });
  return (
    <Fab component="a" href="#top" size="medium" aria-label={shell.toTop} data-shown={isShown || undefined}>
      <Icon name="up" />
    </Fab>
  );
}
