import type { BackendEnvironment } from '#backend/platform/environment.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { mailNameOf } from '../mail-kinds.vi.ts';
import { findTextProblem, type OwnTexts, type TextProblem, wordsOf } from '../own-texts.ts';
import { type MailPreview, mailPreviews } from '../previews.ts';

/** Samples whose kind has another name. */
const kinds: Readonly<Record<string, string>> = {
  'documents-approved': 'documents-decided',
  'documents-returned': 'documents-decided',
  'transfer-arrived': 'transfer-decided',
  'transfer-refused': 'transfer-decided',
  'instalment-suspended': 'service-suspend',
};

/** A kind of mail whose texts members may write. */
export type EditableMail = {
  readonly kind: string;
  readonly title: string;
  readonly samples: readonly MailPreview[];
  /** By word, as in the first sample. Every sample knows them. */
  readonly words: Readonly<Record<string, string>>;
  /** What the shipped subject names, another one names too. */
  readonly needed: readonly string[];
};

type Shop = Pick<BackendEnvironment, 'publicOrigin' | 'identity'>;

const toEditable = (kind: string, samples: readonly MailPreview[], { identity }: Shop): EditableMail => {
  const filled = samples.map(({ mail }) => ({ subject: mail.subject, words: wordsOf(identity, mail) }));
  const shared = Object.entries(filled[0]?.words ?? {}).filter(([word]) =>
    filled.every(({ words }) => Object.hasOwn(words, word)),
  );
  const needed = shared
    .map(([word]) => word)
    .filter((word) => filled.every(({ subject, words }) => subject.includes(words[word] ?? '')));
  return { kind, title: mailNameOf(kind), samples, words: Object.fromEntries(shared), needed };
};

/** In the order of the samples. Mails with codes, and those that warn of an attack, are as shipped. */
export const editableMails = (shop: Shop): readonly EditableMail[] => {
  const samples = mailPreviews(shop).filter(({ mail }) => mail.words !== undefined);
  const kindOf = ({ name }: MailPreview): string => lookUp(kinds, name) ?? name;
  return [...new Set(samples.map(kindOf))].map((kind) =>
    toEditable(
      kind,
      samples.filter((each) => kindOf(each) === kind),
      shop,
    ),
  );
};

/** By field. */
export const findProblems = (
  { words, needed }: EditableMail,
  { subject, greeting, closing }: OwnTexts,
): Readonly<Partial<Record<keyof OwnTexts, TextProblem>>> => {
  const known = Object.keys(words);
  const found = {
    subject: findTextProblem(subject, known, needed),
    greeting: findTextProblem(greeting, known),
    closing: findTextProblem(closing, known),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
};
