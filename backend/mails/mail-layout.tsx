import { Body, Button, Container, Head, Heading, Html, Link, Preview, Section, Text } from '@react-email/components';
import { Fragment } from 'react';
import type { MailItem, MailingShop, MailPart, MailText } from './mail.ts';
import { darkStyle, type MailColours, mailColours, mailStyle } from './mail-style.ts';
import { mailTexts } from './mails.vi.ts';

/** Lines of one paragraph stay lines in every mail program. */
const Lines = ({ children }: { readonly children: string }) =>
  children.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and are rendered once
    <Fragment key={index}>
      {index === 0 ? null : <br />}
      {line}
    </Fragment>
  ));

const Facts = ({ facts }: { readonly facts: readonly (readonly [string, string])[] }) => (
  <Text className="m-text" style={mailStyle.text}>
    {facts.map(([name, value], index) => (
      <Fragment key={name}>
        {index === 0 ? null : <br />}
        <span className="m-soft" style={mailStyle.soft}>
          {`${name}: `}
        </span>
        <span className="m-strong" style={mailStyle.strong}>
          {value}
        </span>
      </Fragment>
    ))}
  </Text>
);

const Row = ({ title, detail, amount }: MailItem) => (
  <tr className="m-row">
    <td className="m-text m-line" style={mailStyle.cell}>
      {title}
      {detail === '' ? null : (
        <span className="m-note" style={{ ...mailStyle.note, display: 'block', margin: 0 }}>
          {` ${detail}`}
        </span>
      )}
    </td>
    <td className="m-text m-line m-amount" style={mailStyle.amount}>
      {amount}
    </td>
  </tr>
);

const Items = ({ items, totals }: Extract<MailPart, { readonly items: unknown }>) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} className="m-line" style={mailStyle.items}>
    <tbody>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order may hold the same line twice, and is rendered once
        <Row key={index} {...item} />
      ))}
      {totals.map(([name, amount]) => (
        <Row key={name} title={name} detail="" amount={amount} />
      ))}
    </tbody>
  </table>
);

const Part = ({ part, colours }: { readonly part: MailPart; readonly colours: MailColours }) => {
  if ('text' in part)
    return (
      <Text className="m-text" style={mailStyle.text}>
        <Lines>{part.text}</Lines>
      </Text>
    );
  if ('note' in part)
    return (
      <Text className="m-note" style={mailStyle.note}>
        <Lines>{part.note}</Lines>
      </Text>
    );
  if ('code' in part)
    return (
      <Text className="m-code" style={mailStyle.code}>
        {part.code}
      </Text>
    );
  if ('button' in part)
    return (
      <Section style={mailStyle.action}>
        <Button
          className="m-button"
          href={part.href}
          style={{ ...mailStyle.button, backgroundColor: colours.primary[0] }}
        >
          {part.button}
        </Button>
      </Section>
    );
  if ('link' in part)
    return (
      <Text className="m-text" style={mailStyle.text}>
        {part.link}
        <br />
        <Link className="m-link" href={part.href} style={{ ...mailStyle.link, color: colours['primary-text'][0] }}>
          {part.href}
        </Link>
      </Text>
    );
  if ('facts' in part) return <Facts facts={part.facts} />;
  if ('items' in part) return <Items {...part} />;
  return (
    <Text className="m-text" style={mailStyle.text}>
      <Lines>{part.list.map((each) => `• ${each}`).join('\n')}</Lines>
    </Text>
  );
};

/** The one layout of every mail; loads nothing from anywhere, so that opening a mail tells nobody. */
export const MailLayout = ({
  shop,
  subject,
  summary,
  heading,
  greeting = mailTexts.greeting,
  parts,
  closing = '',
}: MailText & { readonly shop: MailingShop }) => {
  const colours = mailColours(shop.look);
  return (
    <Html lang="vi">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{darkStyle(colours)}</style>
      </Head>
      <Body className="m-page" style={mailStyle.body}>
        <Preview>{summary}</Preview>
        <Container className="m-card" style={mailStyle.card}>
          <Section className="m-top" style={{ ...mailStyle.top, backgroundColor: colours.ink[0] }}>
            <Text style={mailStyle.logo}>{shop.name}</Text>
          </Section>
          <Section className="m-inner" style={mailStyle.inner}>
            <Heading as="h1" className="m-text" style={mailStyle.heading}>
              {heading}
            </Heading>
            <Text className="m-text" style={mailStyle.text}>
              <Lines>{greeting}</Lines>
            </Text>
            {parts.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity, and are rendered once
              <Part key={index} part={part} colours={colours} />
            ))}
            {closing === '' ? null : <Part part={{ note: closing }} colours={colours} />}
          </Section>
        </Container>
        <Text className="m-note" style={mailStyle.foot}>
          <Lines>{mailTexts.foot(shop)}</Lines>
        </Text>
      </Body>
    </Html>
  );
};
