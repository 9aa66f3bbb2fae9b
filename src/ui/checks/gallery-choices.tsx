import { useState } from 'react';
import { dong, formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { PaymentMethodTile, PaymentMethodTiles } from '#ui/blocks/order/payment-method-tile.tsx';
import { Check } from '#ui/kit/form/check.tsx';
import { CheckTile } from '#ui/kit/form/check-tile.tsx';
import { PickGrid, PickLink, PickTile, SignTile, SystemTile, TermTile } from '#ui/kit/form/pick-tile.tsx';
import { Segment, SegmentedRadio } from '#ui/kit/form/segmented-radio.tsx';
import { BrandMark } from '#ui/kit/media/brand-mark.tsx';
import { gallery as text } from './gallery.vi.ts';
import { Sample, Samples } from './sample.tsx';

const SAMPLE = dong(99_000);

/** The last has no mark and shows its letter. */
const brandSamples = ['Ubuntu', 'Debian', 'AlmaLinux', 'Rocky Linux', 'cPanel', 'Plesk', 'DirectAdmin'];

export function GalleryChoices() {
  return (
    <Samples title={text.groups.choices}>
      <Sample name="check" stack>
        <Check name="agree" defaultChecked count={3}>
          {text.check}
        </Check>
        <Check kind="radio" name="one">
          {text.pick(1)}
        </Check>
      </Sample>
      <Sample name="check-tile" stack>
        <CheckTile name="backup" title={text.tile} detail={text.tileDetail} end={formatDong(SAMPLE)} />
      </Sample>
      <Sample name="brand-mark">
        {brandSamples.map((title) => (
          <BrandMark key={title} title={title} />
        ))}
      </Sample>
      <Sample name="payment-method-tile">
        <PaymentMethodTiles label={text.pay}>
          <PaymentMethodTile
            method={{ code: 'qr', name: text.payTitle, description: text.payDetail, image: null, kind: 'transfer' }}
            defaultChecked
          />
          <PaymentMethodTile
            method={{ code: 'card', name: text.card, description: text.cardDetail, image: null, kind: 'redirect' }}
          />
        </PaymentMethodTiles>
      </Sample>
      <TileSamples />
      <Sample name="segmented-radio">
        <SegmentedRadio label={text.select}>
          <Segment name="for" value="person" defaultChecked>
            {text.person}
          </Segment>
          <Segment name="for" value="company">
            {text.company}
          </Segment>
        </SegmentedRadio>
      </Sample>
    </Samples>
  );
}

function TileSamples() {
  const [term, setTerm] = useState(0);
  return (
    <Sample name="pick-tile" wide stack>
      <PickGrid layout="two" label={text.picks}>
        <PickTile name="pick" defaultChecked>
          {text.pick(1)}
        </PickTile>{' '}
        <PickLink href={paths.gallery} current={false} inPlace>
          {text.pick(2)}
        </PickLink>
      </PickGrid>
      <PickGrid layout="three" label={text.system}>
        <SystemTile name="system" title={text.system} detail={text.systemDetail} defaultChecked />{' '}
        <SignTile name="system" icon="server" title={text.pick(2)} detail={text.tileDetail} />
      </PickGrid>
      <PickGrid layout="terms" label={text.select}>
        {text.options.map((option, at) => (
          <TermTile
            key={option}
            name="term"
            checked={term === at}
            onChange={() => setTerm(at)}
            term={option}
            price={formatDong(SAMPLE)}
            unit={text.unit}
            saving={text.saving}
            saves={at > 0}
          />
        ))}
      </PickGrid>
    </Sample>
  );
}
