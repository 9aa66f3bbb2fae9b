import Grid from '@mui/material/Grid';
import type { ReactNode } from 'react';
import {
  ArrayInput,
  BooleanInput,
  NumberInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import { bannerColumns } from '#contracts/desk/columns/content/banner-columns.vi.ts';
import type { BannerRecord } from '#contracts/desk/content/banner-record.ts';
import { choicesOf } from '#desk/kit/choices.ts';
import { columnField } from '#desk/kit/column.tsx';
import { createOf, editOf, SiteInput } from '#desk/kit/content-form.tsx';
import { MinuteInput } from '#desk/kit/minute-input.tsx';
import { PictureInput } from '#desk/kit/picture-input.tsx';
import { RecordList } from '#desk/kit/record-list.tsx';
import { contentWords, bannerWords as words } from '#desk/words/content.vi.ts';

export const BannerList = () => (
  <RecordList<BannerRecord>
    filters={[<TextInput key="q" source="q" label={words.search} alwaysOn />]}
    sort={{ field: 'id', order: 'ASC' }}
    rowClick="edit"
    primary={({ name }) => name}
    secondary={({ type, problems }) => [bannerColumns.type.words[type], ...problems].join(' · ')}
    tertiary={({ state }) => bannerColumns.state.words[state]}
    picture={({ thumbnail }) => ({ src: thumbnail, alt: '' })}
    columns={bannerColumns}
  />
);

const Half = ({ children }: { readonly children: ReactNode }) => <Grid size={{ xs: 12, md: 6 }}>{children}</Grid>;

const times = (
  <>
    <Half>
      <MinuteInput source="startDate" label={words.from} helperText={words.fromHelp} />
    </Half>
    <Half>
      <MinuteInput source="endDate" label={words.until} />
    </Half>
  </>
);

const slide = (
  <>
    <PictureInput source="image" label={words.image} />
    <TextInput source="imageUrl" label={words.imageUrl} helperText={words.imageUrlHelp} />
    <TextInput source="title" label={words.title} helperText={words.titleHelp} />
    <TextInput source="link" label={words.link} />
    <TextInput source="heading" label={words.heading} helperText={words.headingHelp} />
    <TextInput source="text" label={words.text} />
    <TextInput source="button" label={contentWords.buttonText} />
    <SelectInput source="tone" label={words.tone} choices={choicesOf(words.tones)} defaultValue="indigo" />
  </>
);

const fields = (
  <>
    <TextInput source="name" label={words.name} validate={required()} />
    <Grid container columnSpacing={2} sx={{ width: '100%' }}>
      <Half>
        <SelectInput
          source="type"
          label={words.type}
          choices={choicesOf(bannerColumns.type.words)}
          defaultValue="SLIDER"
          validate={required()}
        />
      </Half>
      <Half>
        <TextInput source="slug" label={words.slug} helperText={words.slugHelp} />
      </Half>
      {times}
      <Half>
        <SiteInput label={contentWords.site} />
      </Half>
      <Half>
        <NumberInput source="order" label={contentWords.order} helperText={words.orderHelp} defaultValue={0} />
      </Half>
      <Half>
        <BooleanInput source="published" label={contentWords.published} defaultValue={false} />
      </Half>
    </Grid>
    <ArrayInput source="media" label={contentWords.images} defaultValue={[]}>
      <SimpleFormIterator fullWidth>
        {slide}
        <BooleanInput source="showPrice" label={words.showPrice} defaultValue={false} />
      </SimpleFormIterator>
    </ArrayInput>
  </>
);

export const BannerCreate = createOf(fields, { about: words.about });
export const BannerEdit = editOf(
  <>
    {columnField('state', bannerColumns.state)}
    {fields}
  </>,
  { about: words.about },
);

/** Of the only record of its kind. */
export const FooterBannerEdit = editOf(
  <>
    {slide}
    <Grid container columnSpacing={2} sx={{ width: '100%' }}>
      {times}
    </Grid>
  </>,
  { about: contentWords.footerBannerHelp },
);
