import { useState } from 'react';
import { documentStates } from '#core/domains/documents/registrant-documents.ts';
import * as paths from '#core/shared/paths.ts';
import { Breadcrumbs } from '#ui/blocks/breadcrumbs.tsx';
import { EditorLink } from '#ui/blocks/content/editor-link.tsx';
import { StepsIndicator } from '#ui/blocks/order/steps-indicator.tsx';
import { LogOutForm } from '#ui/blocks/person/log-out-form.tsx';
import { RegistrantDocumentsBadge } from '#ui/blocks/person/registrant-documents-badge.tsx';
import { Button, ButtonLink } from '#ui/kit/action/button.tsx';
import { CopyButton } from '#ui/kit/action/copy-button.tsx';
import { IconButton } from '#ui/kit/action/icon-button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Pagination } from '#ui/kit/navigation/pagination.tsx';
import { TabRow } from '#ui/kit/navigation/tab-row.tsx';
import { Segmented } from '#ui/kit/navigation/tabs.tsx';
import { spaced } from '#ui/kit/spaced.ts';
import { Badge } from '#ui/kit/surface/badge.tsx';
import { ChipLink, FilterChip } from '#ui/kit/surface/chip.tsx';
import { ExternalLink, Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './checks.module.css';
import { gallery as text } from './gallery.vi.ts';
import { Sample, Samples } from './sample.tsx';

const HERE = paths.gallery;
const kinds = ['primary', 'line', 'text', 'danger'] as const;
const onInk = ['gold', 'ink'] as const;
const tones = ['neutral', 'promo', 'sale', 'ok', 'warn', 'error', 'primary'] as const;

export function GalleryActions() {
  const [liked, setLiked] = useState(false);
  return (
    <Samples title={text.groups.actions}>
      <Sample name="button" wide>
        {spaced(
          kinds.map((kind) => (
            <Button key={kind} kind={kind}>
              {text.kinds[kind]}
            </Button>
          )),
        )}{' '}
        <Button busy>{text.busy}</Button> <Button disabled>{text.disabled}</Button>{' '}
        <Button size="s">{text.small}</Button> <Button size="l">{text.large}</Button>{' '}
        <ButtonLink href={HERE}>{text.asLink}</ButtonLink>
        <div className={classes(layout.chips, styles.ink)}>
          {spaced(
            onInk.map((kind) => (
              <Button key={kind} kind={kind}>
                {text.kinds[kind]}
              </Button>
            )),
          )}
        </div>
      </Sample>
      <Sample name="link">
        <Link href={HERE}>{text.link}</Link> <ExternalLink href={text.outsideHref}>{text.outside}</ExternalLink>
      </Sample>
      <Sample name="editor-link">
        <EditorLink href={HERE}>{text.link}</EditorLink>{' '}
        <EditorLink href="ftp://vnnic.vn">{text.plainWords}</EditorLink>
      </Sample>
      <Sample name="icon-button">
        <IconButton icon="heart" label={text.favourite} aria-pressed={liked} onClick={() => setLiked(!liked)} />
        <IconButton icon="refresh" label={text.press} outlined />
      </Sample>
      <Sample name="copy-button">
        <CopyButton text={text.title} label={text.copy} />
      </Sample>
      <Sample name="chip">
        <ChipLink href={HERE}>{text.chip}</ChipLink>{' '}
        <ChipLink href={HERE} current>
          {text.chipNow}
        </ChipLink>{' '}
        <FilterChip href={HERE} label={text.dropChip(text.chip)}>
          {text.chip}
        </FilterChip>
      </Sample>
      <Sample name="badge">
        {spaced(
          tones.map((tone) => (
            <Badge key={tone} tone={tone} dot={tone === 'ok'}>
              {text.badges[tone]}
            </Badge>
          )),
        )}
      </Sample>
      <Sample name="registrant-documents-badge">
        {spaced(documentStates.map((state) => <RegistrantDocumentsBadge key={state} state={state} />))}
      </Sample>
      <Sample name="tabs">
        <Segmented
          label={text.tabs}
          tabs={[1, 2, 3].map((at) => ({
            title: text.tab(at),
            href: `${HERE}#${at}`,
            current: at === 1,
            hint: at === 3 ? text.hint : null,
          }))}
        />
      </Sample>
      <Sample name="tab-row" wide>
        <TabRow
          label={text.tabRow}
          tabs={[1, 2, 3].map((at) => ({
            title: text.tab(at),
            href: `${HERE}?tab=${at}`,
            current: at === 1,
            anchors: [],
          }))}
        />
      </Sample>
      <Sample name="pagination">
        <Pagination page={5} pages={9} hrefOf={() => HERE} />
      </Sample>
      <Sample name="breadcrumbs">
        <Breadcrumbs trail={[{ title: text.chip, href: HERE }]} here={text.title} />
      </Sample>
      <Sample name="steps-indicator" wide>
        <StepsIndicator label={text.steps} steps={text.stepNames} current={2} />
      </Sample>
      <Sample name="log-out-form">
        <LogOutForm path={HERE}>{text.logOut}</LogOutForm>
      </Sample>
    </Samples>
  );
}
