import { HotlineButton } from '#ui/blocks/content/hotline.tsx';
import { blocks } from '#ui/blocks/messages.vi.ts';
import { Card } from '#ui/kit/surface/card.tsx';
import styles from './help-band.module.css';
import { helpText } from './help-band.vi.ts';

/** After a list, for those who found too much or too little. */
export default function HelpBand() {
  return (
    <Card className={styles.band}>
      <div>
        <h2>{helpText.title}</h2>
        <p>{helpText.text}</p>
      </div>
      <HotlineButton kind="line">{blocks.hotline}</HotlineButton>
    </Card>
  );
}
