import { originals, standIns } from './watch-translation.ts';

/** Puts back the texts under `root` that a translation took out, for React to find its own. */
export function undoTranslation(root: ParentNode): void {
  for (const standIn of root.querySelectorAll('font')) {
    const text = originals.get(standIn);
    if (text) standIn.replaceWith(text);
  }
}

/** The child of `parent` where `node` is now, or what stands in for it; null where there is none. */
function placeOf(parent: Node, node: Node | null): Node | null {
  let place = node && !node.isConnected ? (standIns.get(node) ?? node) : node;
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
}

/**
 * Lets React take away, and put something before, a text that a translation took out: the browser
 * would throw, and the whole tree would go (facebook/react#11538).
 */
export function tolerateTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    const place = placeOf(this, child);
    if (place) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    insertBefore.call(this, node, placeOf(this, before));
    return node;
  };
}
