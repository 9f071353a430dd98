/** What stands in the page for a text node that a translation took out, and the other way round. */
export const standIns = new WeakMap<Node, ChildNode>();
export const originals = new WeakMap<Node, Text>();

/**
 * Notes from now on what takes the place of the texts under `root`. Browsers that translate a page (Chrome, Edge) put
 * `font` elements where React has its text nodes. Such a text that React changes comes back, to be translated anew.
 */
export function watchTranslation(root: Node): void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes, previousSibling } of records) {
      if (type === 'characterData') standIns.get(target)?.replaceWith(target);
      for (const text of removedNodes) {
        const standIn = addedNodes[0] ?? previousSibling;
        if (!(text instanceof Text) || standIn?.nodeName !== 'FONT') continue;
        standIns.set(text, standIn as ChildNode);
        originals.set(standIn, text);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(root, { childList: true, subtree: true });
}
