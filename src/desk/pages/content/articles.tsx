import Grid from '@mui/material/Grid';
import type { ReactNode } from 'react';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  NumberInput,
  ReferenceArrayInput,
  ReferenceInput,
  required,
  TextInput,
} from 'react-admin';
import { articleColumns } from '#contracts/desk/columns/content/article-columns.vi.ts';
import type { ArticleRecord } from '#contracts/desk/content/article-record.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { columnField } from '#desk/kit/column.tsx';
import { createOf, editOf } from '#desk/kit/content-form.tsx';
import { MinuteInput } from '#desk/kit/minute-input.tsx';
import { PictureInput } from '#desk/kit/picture-input.tsx';
import { Preview } from '#desk/kit/preview.tsx';
import { RecordList } from '#desk/kit/record-list.tsx';
import { contentWords, articleWords as words } from '#desk/words/content.vi.ts';
import { MarkdownInput } from './markdown-input.tsx';

export const ArticleList = () => (
  <RecordList<ArticleRecord>
    filters={[<TextInput key="q" source="q" label={words.search} alwaysOn />]}
    sort={{ field: 'id', order: 'DESC' }}
    rowClick="edit"
    primary={({ title }) => title}
    secondary={({ state, date, categoryName }) =>
      [articleColumns.state.words[state], date === null ? '' : formatMinute(date), categoryName]
        .filter(Boolean)
        .join(' · ')
    }
    picture={({ thumbnail }) => ({ src: thumbnail, alt: '' })}
    columns={articleColumns}
  />
);

const Half = ({ children }: { readonly children: ReactNode }) => <Grid size={{ xs: 12, md: 6 }}>{children}</Grid>;

const fields = (
  <>
    <TextInput source="title" label={contentWords.title} validate={required()} />
    <TextInput source="slug" label={contentWords.slug} helperText={words.slugHelp} />
    <TextInput source="summary" label={contentWords.summary} validate={required()} multiline minRows={2} />
    <MarkdownInput source="body" label={contentWords.body} helperText={words.bodyHelp} validate={required()} />
    <Grid container columnSpacing={2} sx={{ width: '100%' }}>
      <Half>
        <ReferenceInput source="category" reference="article-categories" perPage={100}>
          <AutocompleteInput label={words.category} optionText="label" />
        </ReferenceInput>
      </Half>
      <Half>
        <ReferenceInput source="author" reference="authors" perPage={100}>
          <AutocompleteInput label={words.author} optionText="label" />
        </ReferenceInput>
      </Half>
      <Half>
        <ReferenceArrayInput source="tags" reference="article-tags" perPage={100}>
          <AutocompleteArrayInput label={words.tags} optionText="label" />
        </ReferenceArrayInput>
      </Half>
      <Half>
        <PictureInput source="cover" label={words.cover} />
      </Half>
      <Half>
        <NumberInput source="readMinutes" label={words.readMinutes} min={1} max={999} />
      </Half>
      <Half>
        <BooleanInput source="featured" label={words.featured} defaultValue={false} />
      </Half>
      <Half>
        <TextInput source="metaTitle" label={contentWords.metaTitle} helperText={words.metaTitleHelp} />
      </Half>
      <Half>
        <TextInput source="metaDescription" label={contentWords.metaDescription} multiline />
      </Half>
      <Half>
        <BooleanInput
          source="published"
          label={contentWords.published}
          helperText={words.publishedHelp}
          defaultValue={false}
        />
      </Half>
      <Half>
        <MinuteInput source="publishedAt" label={words.publishedAt} helperText={words.publishedAtHelp} />
      </Half>
    </Grid>
  </>
);

export const ArticleCreate = createOf(fields);
export const ArticleEdit = editOf(
  <>
    {columnField('state', articleColumns.state)}
    {fields}
    <Preview />
  </>,
);
