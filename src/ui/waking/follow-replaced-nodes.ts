import { isField, takeOver } from './take-over-fields.ts';

/** React's own mark on each node that it updates by itself. */
const isReacts = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__reactFiber'));

const fieldsIn = (nodes: NodeList): readonly Element[] =>
  [...nodes]
    .flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('[name]')] : []))
    .filter(isField);

/**
 * Lets React draw on in a document that translators and extensions change. A text that was replaced comes back when
 * React writes into it, so that no price is stale; what was moved or taken away is removed, or drawn beside, where it is
 * now; and a part that React draws anew, because it was changed before it woke, keeps what was chosen and typed in it.
 * [react/react#11538]
 */
export default function followReplacedNodes(): void {
  /** By the text that it replaces, and the other way round. */
  const standIns = new WeakMap<Node, ChildNode>();
  const replaced = new WeakMap<Node, Node>();
  const canStandIn = (node: Node | null): node is ChildNode =>
    (node instanceof Element || node instanceof Text) && !isReacts(node) && !replaced.has(node);

  const note = ({ target, addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void => {
    if (target instanceof Text) standIns.get(target)?.replaceWith(target);
    const standIn = [...addedNodes, previousSibling, nextSibling].find(canStandIn);
    for (const gone of standIn ? removedNodes : []) {
      const text = replaced.get(gone) ?? gone;
      if (!standIn || !(text instanceof Text) || !isReacts(text) || text.isConnected) continue;
      standIns.set(text, standIn);
      replaced.set(standIn, text);
      observer.observe(text, { characterData: true });
    }
  };
  const observer = new MutationObserver((records) => {
    records.forEach(note);
    const asleep = records.flatMap(({ removedNodes }) => fieldsIn(removedNodes)).filter((field) => !isReacts(field));
    if (asleep.length === 0) return;
    const drawn = records.flatMap(({ addedNodes }) => fieldsIn(addedNodes)).filter(isReacts);
    // The press that woke the part reaches the fields after they were taken away.
    setTimeout(() => takeOver(asleep.filter(isField), drawn.filter(isField)));
  });
  observer.observe(document, { childList: true, subtree: true });

  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function (child) {
    if (child.parentNode === this) removeChild.call(this, child);
    else {
      standIns.get(child)?.remove();
      child.parentNode?.removeChild(child);
    }
    return child;
  };
  Node.prototype.insertBefore = function (node, before) {
    let place: Node | null = before && (before.parentNode === this ? before : (standIns.get(before) ?? before));
    while (place && place.parentNode !== this) place = place.parentNode;
    insertBefore.call(this, node, place);
    return node;
  };
}
