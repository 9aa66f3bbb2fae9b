import { HotlineButton } from '#ui/blocks/hotline.tsx';
import { blocks } from '#ui/blocks/messages.vi.ts';
import { Card } from '#ui/kit/card.tsx';
import styles from './help-band.module.css';
import { catalogue } from './messages.vi.ts';

/** After a list, for those who found too much or too little. */
export function HelpBand() {
  return (
    <Card className={styles.band}>
      <div>
        <h2>{catalogue.help}</h2>
        <p>{catalogue.helpText}</p>
      </div>
      <HotlineButton kind="line">{blocks.hotline}</HotlineButton>
    </Card>
  );
}
