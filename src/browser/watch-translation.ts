/** What stands in the page for a text node that a translation took out, and the other way round. */
export const standIns = new WeakMap<Node, ChildNode>();
export const originals = new WeakMap<Node, Text>();

/**
 * Notes from now on what takes the place of the texts under `root`. A browser that translates a page puts nodes of its
 * own where React has its texts: Chrome and Edge `font` elements, Safari new texts. One of React's that changes comes
 * back, to be translated anew.
 */
export function watchTranslation(root: Node): void {
  const observer = new MutationObserver((records) => {
    /** Taken out a moment ago, by the elements they were in: Safari puts its own in afterwards. */
    const gone = new Map<Node, Text>();
    const note = (text: Text, standIn: Node) => {
      standIns.set(text, standIn as ChildNode);
      originals.set(standIn, text);
      observer.observe(text, { characterData: true });
    };
    for (const { type, target, removedNodes, addedNodes, previousSibling } of records) {
      if (type === 'characterData') standIns.get(target)?.replaceWith(target);
      const text = gone.get(target);
      if (text && addedNodes[0] instanceof Text) note(text, addedNodes[0]);
      for (const removed of removedNodes) {
        const standIn = addedNodes[0] ?? previousSibling;
        if (!(removed instanceof Text)) continue;
        if (standIn?.nodeName === 'FONT') note(removed, standIn);
        else gone.set(target, removed);
      }
    }
  });
  observer.observe(root, { childList: true, subtree: true });
}
