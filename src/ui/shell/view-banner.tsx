import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { View } from '#core/account/viewing/load-view.ts';
import layout from '#ui/theme/layout.module.css';
import { viewText } from './view-banner.vi.ts';

/**
 * On every page while a member of the staff looks at the shop as a customer. A plain form, because the document after it is
 * for somebody else: nothing that the scripts of this one know holds there.
 */
export default function ViewBanner({ customer }: View) {
  return (
    <form method="post" aria-label={viewText.label}>
      <input type="hidden" name="_use" value="endView" />
      <Alert role="status" square severity="warning" slotProps={{ message: { className: layout.between } }}>
        {viewText.whose(customer)}
        <Button type="submit" size="small">
          {viewText.end}
        </Button>
      </Alert>
    </form>
  );
}
