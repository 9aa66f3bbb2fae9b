import Visibility from '@mui/icons-material/Visibility';
import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { previewWords as words } from '#desk/words/content.vi.ts';

/** The shop's page of the record as it is saved, published or not, in a window of its own: the shop allows no frames. */
export const Preview = () => {
  const record = useRecordContext<{ readonly id: string; readonly previewUrl: string }>();
  if (!record?.previewUrl) return null;
  const { previewUrl } = record;
  return (
    <>
      <Button size="small" startIcon={<Visibility />} href={previewUrl} target="_blank" rel="noopener">
        {words.open}
      </Button>
      <Button size="small" onClick={() => window.open(previewUrl, '_blank', 'popup,noopener,width=390,height=844')}>
        {words.phone}
      </Button>
    </>
  );
};
