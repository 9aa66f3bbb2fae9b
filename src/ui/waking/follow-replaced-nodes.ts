import { isField, takeOver } from './take-over-fields.ts';

/** React's own mark on each node that it updates by itself. */
const isReacts = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__reactFiber'));

const fieldsIn = (nodes: NodeList): readonly Element[] =>
  [...nodes]
    .flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('[name]')] : []))
    .filter(isField);

/** `text`: what React has written last; `isPlaced`: it stands before what replaces it. */
type Held = { readonly standIn: ChildNode; readonly text: string; readonly isPlaced: boolean };

/**
 * Lets React draw on in a document that translators and extensions change. A text that was replaced stays, empty, beside
 * what stands for it, so that React finds it where it was: when React writes into it, or takes it away, what stood for it
 * goes, and no price is stale. A part that React draws anew, because it was changed before it woke, keeps what was chosen
 * and typed in it. [react/react#11538]
 */
export const followReplacedNodes = (): void => {
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
    const asleep = records.flatMap(({ removedNodes }) => fieldsIn(removedNodes)).filter((field) => !isReacts(field));
    if (asleep.length === 0) return;
    const drawn = records.flatMap(({ addedNodes }) => fieldsIn(addedNodes)).filter(isReacts);
    // The press that woke the part reaches the fields after they were taken away.
    setTimeout(() => takeOver(asleep.filter(isField), drawn.filter(isField)));
  });
  observer.observe(document, { childList: true, subtree: true });
};
