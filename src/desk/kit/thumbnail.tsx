import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';

/** The picture of a row, whose words stand beside it; nothing where there is none. */
export const Thumbnail = (_: { readonly label: string }) => {
  const record = useRecordContext<{ readonly id: string; readonly thumbnail: string }>();
  if (!record?.thumbnail) return null;
  return (
    <Box
      component="img"
      src={record.thumbnail}
      alt=""
      loading="lazy"
      sx={{ width: 96, height: 54, objectFit: 'cover', borderRadius: 1, bgcolor: 'action.hover', display: 'block' }}
    />
  );
};
