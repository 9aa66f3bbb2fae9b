import Box from '@mui/material/Box';
import { type RaRecord, useRecordContext } from 'react-admin';

export type ThumbnailOf<Row> = (row: Row) => {
  /** '' for none. */
  readonly src: string;
  /** '' where words beside it say the same. */
  readonly alt: string;
};

type Props<Row> = { readonly label: string; readonly of: ThumbnailOf<Row> };

/** The picture of a row. */
export const Thumbnail = <Row extends RaRecord>({ of }: Props<Row>) => {
  const record = useRecordContext<Row>();
  if (record === undefined) return null;
  const { src, alt } = of(record);
  if (src === '') return null;
  return (
    <Box
      component="img"
      src={src}
      alt={alt}
      loading="lazy"
      sx={{
        width: 96,
        height: 54,
        objectFit: 'cover',
        borderRadius: 1,
        bgcolor: 'action.hover',
        display: 'block',
        mr: 1.5,
      }}
    />
  );
};
