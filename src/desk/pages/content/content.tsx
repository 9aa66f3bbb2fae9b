import AltRoute from '@mui/icons-material/AltRoute';
import Article from '@mui/icons-material/Article';
import Call from '@mui/icons-material/Call';
import CallToAction from '@mui/icons-material/CallToAction';
import FolderOpen from '@mui/icons-material/FolderOpen';
import HelpOutlined from '@mui/icons-material/HelpOutlined';
import Home from '@mui/icons-material/Home';
import Image from '@mui/icons-material/Image';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import MenuOpen from '@mui/icons-material/MenuOpen';
import Newspaper from '@mui/icons-material/Newspaper';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import VerifiedUser from '@mui/icons-material/VerifiedUser';
import ViewCarousel from '@mui/icons-material/ViewCarousel';
import WorkOutlined from '@mui/icons-material/WorkOutlined';
import type { ComponentType, ReactNode } from 'react';
import {
  ArrayInput,
  Create,
  FormDataConsumer,
  ImageField,
  NumberInput,
  type ResourceProps,
  required,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import { contentColumns, pictureColumns } from '#contracts/desk/columns/content/content-columns.vi.ts';
import type { PictureRecord } from '#contracts/desk/content/content-record.ts';
import { choicesOf } from '#desk/kit/choices.ts';
import { bodyInput, createOf, editOf, publishedInput, slugInput } from '#desk/kit/content-form.tsx';
import { PictureInput, PicturesInput, pictureFields, sendPicture } from '#desk/kit/picture-input.tsx';
import { Preview } from '#desk/kit/preview.tsx';
import { RecordList } from '#desk/kit/record-list.tsx';
import { ArticleCreate, ArticleEdit, ArticleList } from '#desk/pages/content/articles.tsx';
import { BannerCreate, BannerEdit, BannerList, FooterBannerEdit } from '#desk/pages/content/banners.tsx';
import { MenuCreate, MenuEdit, MenuList } from '#desk/pages/content/menus.tsx';
import { RedirectCreate, RedirectEdit, RedirectList } from '#desk/pages/content/redirects.tsx';
import { contentWords as words } from '#desk/words/content.vi.ts';

const filters = [<TextInput key="q" source="q" label={words.search} alwaysOn />];
const kinds = choicesOf(words.kinds);

const ContentList = () => (
  <RecordList<{ readonly id: string; readonly label: string }>
    filters={filters}
    sort={{ field: 'id', order: 'DESC' }}
    rowClick="edit"
    primary={({ label }) => label}
    secondary={() => null}
    columns={contentColumns}
  />
);

/** The fields of each kind of section. */
const sectionFields: Readonly<Record<string, ReactNode>> = {
  'rich-text': bodyInput,
  'call-to-action': (
    <>
      <TextInput source="title" label={words.title} />
      <TextInput source="buttonText" label={words.buttonText} validate={required()} />
      <TextInput source="url" label={words.url} validate={required()} />
    </>
  ),
  gallery: (
    <>
      <TextInput source="title" label={words.title} />
      <PicturesInput source="images" label={words.images} />
    </>
  ),
  place: (
    <>
      <TextInput source="title" label={words.title} />
      <TextInput source="address" label={words.address} />
      <TextInput source="hours" label={words.hours} />
      <TextInput source="url" label={words.url} />
      <PictureInput source="image" label={words.image} />
    </>
  ),
};

const pageInputs = (
  <>
    <TextInput source="title" label={words.title} validate={required()} />
    {slugInput}
    <TextInput source="metaTitle" label={words.metaTitle} />
    <TextInput source="metaDescription" label={words.metaDescription} multiline />
    {publishedInput}
    <ArrayInput source="sections" label={words.sections} defaultValue={[]}>
      <SimpleFormIterator fullWidth>
        <SelectInput source="kind" label={words.kind} choices={kinds} defaultValue="rich-text" validate={required()} />
        <FormDataConsumer>
          {({ scopedFormData }) => sectionFields[scopedFormData?.kind ?? 'rich-text']}
        </FormDataConsumer>
      </SimpleFormIterator>
    </ArrayInput>
  </>
);

const faqInputs = (
  <>
    <TextInput source="question" label={words.question} validate={required()} />
    <TextInput source="answer" label={words.answer} validate={required()} multiline minRows={4} />
    <TextInput source="group" label={words.group} />
    <NumberInput source="order" label={words.order} defaultValue={0} />
    {publishedInput}
  </>
);

const projectInputs = (
  <>
    <TextInput source="title" label={words.title} validate={required()} />
    {slugInput}
    <TextInput source="client" label={words.client} />
    <TextInput source="summary" label={words.summary} multiline />
    {bodyInput}
    <PicturesInput source="images" label={words.images} />
    {publishedInput}
  </>
);

const authorInputs = (
  <>
    <TextInput source="name" label={words.name} validate={required()} />
    {slugInput}
    <TextInput source="jobTitle" label={words.jobTitle} />
    <TextInput source="bio" label={words.bio} multiline />
    <PictureInput source="avatar" label={words.avatar} />
  </>
);

const topicInputs = (
  <>
    <TextInput source="name" label={words.name} validate={required()} />
    {slugInput}
  </>
);

const contactInputs = (
  <>
    <TextInput source="hotline" label={words.hotline} helperText={words.hotlineHelp} validate={required()} />
    <TextInput source="hotlineNote" label={words.hotlineNote} helperText={words.hotlineNoteHelp} />
    <TextInput source="email" label={words.email} validate={required()} />
    <TextInput source="zaloUrl" label={words.zaloUrl} helperText={words.zaloHelp} />
    <TextInput source="socialUrls" label={words.socialUrls} helperText={words.socialHelp} multiline />
    <TextInput source="hours" label={words.adviceHours} helperText={words.adviceHoursHelp} />
  </>
);

const homeInputs = (
  <>
    <TextInput source="headline" label={words.headline} helperText={words.headlineHelp} />
    <TextInput source="lead" label={words.lead} multiline />
    <TextInput source="about" label={words.aboutShop} helperText={words.aboutShopHelp} multiline />
    <TextInput source="voucherText" label={words.voucherText} helperText={words.voucherTextHelp} multiline />
  </>
);

const footerInputs = (
  <>
    <ArrayInput source="columns" label={words.columns}>
      <SimpleFormIterator fullWidth>
        <TextInput source="title" label={words.title} validate={required()} />
        <ArrayInput source="items" label={words.items}>
          <SimpleFormIterator inline fullWidth>
            <TextInput source="title" label={words.title} validate={required()} helperText={false} />
            <TextInput source="link" label={words.url} validate={required()} helperText={false} />
          </SimpleFormIterator>
        </ArrayInput>
      </SimpleFormIterator>
    </ArrayInput>
    <TextInput source="copyRight" label={words.copyRight} />
    <TextInput source="company" label={words.company} />
    <TextInput source="address" label={words.address} />
  </>
);

const licenceInputs = (
  <>
    <TextInput source="title" label={words.title} />
    <ArrayInput source="licences" label={words.licences}>
      <SimpleFormIterator fullWidth>
        <TextInput source="name" label={words.licenceName} helperText={words.licenceNameHelp} />
        <TextInput source="number" label={words.licenceNumber} />
        <TextInput source="issuer" label={words.licenceIssuer} />
        <TextInput source="url" label={words.url} />
        <PictureInput source="image" label={words.image} />
      </SimpleFormIterator>
    </ArrayInput>
  </>
);

const altInput = <TextInput source="alt" label={words.alt} validate={required()} />;

const PictureList = () => (
  <RecordList<PictureRecord>
    filters={filters}
    sort={{ field: 'id', order: 'DESC' }}
    rowClick="edit"
    primary={({ label }) => label}
    secondary={({ url }) => url}
    picture={({ url, alt }) => ({ src: url, alt })}
    columns={pictureColumns}
  />
);

const PictureCreate = () => (
  <Create redirect="list" transform={sendPicture}>
    <SimpleForm>{pictureFields}</SimpleForm>
  </Create>
);

const pictureEdit = editOf(
  <>
    <ImageField source="url" title="alt" label={words.picture} />
    {altInput}
  </>,
);

const content = (name: string, icon: ComponentType, fields: ReactNode, about?: string): ResourceProps => ({
  name,
  icon,
  list: ContentList,
  create: createOf(fields),
  edit: editOf(fields, about === undefined ? {} : { about }),
  recordRepresentation: 'label',
});

/** Of the only record of its kind, which needs no name in the title. */
const nameless = () => '';

/** What visitors read, in the order of the menu. */
export const contentPages: readonly ResourceProps[] = [
  {
    name: 'articles',
    icon: Newspaper,
    list: ArticleList,
    create: ArticleCreate,
    edit: ArticleEdit,
    recordRepresentation: 'title',
  },
  {
    name: 'banners',
    icon: ViewCarousel,
    list: BannerList,
    create: BannerCreate,
    edit: BannerEdit,
    recordRepresentation: 'name',
  },
  { name: 'menus', icon: MenuOpen, list: MenuList, create: MenuCreate, edit: MenuEdit, recordRepresentation: 'title' },
  { ...content('contact', Call, contactInputs, words.contactHelp), recordRepresentation: nameless },
  { ...content('home', Home, homeInputs, words.homeHelp), recordRepresentation: nameless },
  {
    ...content('pages', Article, pageInputs),
    edit: editOf(
      <>
        {pageInputs}
        <Preview />
      </>,
    ),
  },
  content('faqs', HelpOutlined, faqInputs),
  content('projects', WorkOutlined, projectInputs),
  content('authors', PersonOutlined, authorInputs),
  content('article-categories', FolderOpen, topicInputs),
  content('article-tags', LabelOutlined, topicInputs),
  { ...content('footer', CallToAction, footerInputs), recordRepresentation: nameless },
  { ...content('footer-banner', ViewCarousel, null), edit: FooterBannerEdit, recordRepresentation: nameless },
  content('licences', VerifiedUser, licenceInputs),
  {
    name: 'redirects',
    icon: AltRoute,
    list: RedirectList,
    create: RedirectCreate,
    edit: RedirectEdit,
    recordRepresentation: 'urlOld',
  },
  {
    name: 'pictures',
    icon: Image,
    list: PictureList,
    create: PictureCreate,
    edit: pictureEdit,
    recordRepresentation: 'label',
  },
];
