import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { View } from '#core/account/viewing/load-view.ts';
import { viewText } from './view-banner.vi.ts';

/**
 * On every page while a member of the staff looks at the shop as a customer. A plain form, because the document after it is
 * for somebody else: nothing that the scripts of this one know holds there.
 */
export default function ViewBanner({ customer }: View) {
  return (
    <form method="post" aria-label={viewText.label}>
      <input type="hidden" name="_use" value="endView" />
      <Alert
        role="status"
        square
        severity="warning"
        variant="filled"
        action={
          <Button type="submit" color="inherit" size="small">
            {viewText.end}
          </Button>
        }
      >
        {viewText.whose(customer)}
      </Alert>
    </form>
  );
}
