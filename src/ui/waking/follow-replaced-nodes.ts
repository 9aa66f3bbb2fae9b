import { type Field, isChanged, isField, takeOver } from './take-over-fields.ts';

/** React's own mark on each node that it updates by itself. */
const isReacts = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__reactFiber'));

const fieldsIn = (nodes: NodeList): readonly Field[] =>
  [...nodes]
    .flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('[name]')] : []))
    .filter(isField);

/**
 * Fields that were filled before React had them. What React itself takes away, such as a field that it empties, is none
 * of them, though the mark is gone from it too.
 */
const filledAsleep = (): Set<Field> => {
  const found = new Set<Field>([...document.querySelectorAll('[name]')].filter(isField).filter(isChanged));
  const forgetReacts = (): void => {
    for (const field of found) if (isReacts(field)) found.delete(field);
  };
  const note = ({ target }: Event): void => {
    if (target instanceof Element && isField(target)) found.add(target);
    forgetReacts();
  };
  for (const type of ['input', 'change']) document.addEventListener(type, note, true);
  for (const type of ['click', 'keydown', 'submit']) document.addEventListener(type, forgetReacts, true);
  forgetReacts();
  return found;
};

/** `text`: what React has written last; `isPlaced`: it stands before what replaces it. */
type Held = { readonly standIn: ChildNode; readonly text: string; readonly isPlaced: boolean };

/**
 * Lets React draw on in a document that translators and extensions change. A text that was replaced stays, empty, beside
 * what stands for it, so that React finds it where it was: when React writes into it, or takes it away, what stood for it
 * goes, and no price is stale. A part that React draws anew, because it was changed before it woke, keeps what was chosen
 * and typed in it. [react/react#11538]
 */
export const followReplacedNodes = (): void => {
  const filled = filledAsleep();
  const held = new Map<Text, Held>();
  const replacedBy = new WeakMap<Node, Text>();
  const hold = (replaced: Text, by: Held): void => {
    held.set(replaced, by);
    replacedBy.set(by.standIn, replaced);
  };
  const canStandIn = (node: Node | null): node is ChildNode =>
    (node instanceof Element || node instanceof Text) && !isReacts(node) && !replacedBy.has(node);

  const note = ({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void => {
    const standIn = [...addedNodes, previousSibling, nextSibling].find(canStandIn);
    for (const gone of standIn ? removedNodes : []) {
      const replaced = replacedBy.get(gone) ?? gone;
      if (!standIn || !(replaced instanceof Text) || !isReacts(replaced)) continue;
      const known = held.get(replaced);
      if (known) hold(replaced, { ...known, standIn });
      else if (!replaced.isConnected) hold(replaced, { standIn, text: replaced.data, isPlaced: false });
    }
  };
  const place = (replaced: Text, { standIn, text }: Held): void => {
    held.set(replaced, { standIn, text, isPlaced: true });
    replaced.data = '';
    standIn.before(replaced);
    observer.observe(replaced, { characterData: true });
  };
  const settle = (): void => {
    for (const [replaced, { standIn, text, isPlaced }] of held) {
      if (!isPlaced && standIn.isConnected) place(replaced, { standIn, text, isPlaced });
      // What stood for it was taken away: its own words are shown again.
      else if (replaced.isConnected && replaced.data === '' && !standIn.isConnected) replaced.data = text;
      if (replaced.isConnected && replaced.data === '') continue;
      held.delete(replaced);
      standIn.remove();
    }
  };
  const observer = new MutationObserver((records) => {
    records.forEach(note);
    settle();
    const removed = records.flatMap(({ removedNodes }) => fieldsIn(removedNodes));
    const asleep = removed.filter((field) => filled.has(field));
    if (asleep.length === 0) return;
    const drawn = records.flatMap(({ addedNodes }) => fieldsIn(addedNodes)).filter(isReacts);
    for (const field of asleep) filled.delete(field);
    // The press that woke the part reaches the fields after they were taken away.
    setTimeout(() => takeOver(asleep, drawn));
  });
  observer.observe(document, { childList: true, subtree: true });
};
