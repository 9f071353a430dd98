/**
 * Runs in the page: translates it as Chrome or Safari does, a moment after a text came. In Chrome each text node gives
 * its place to two `font` elements around its words, and the page's language and a class say so; in Safari it is taken
 * out, and a new one put in. The words stay, for tests to find them; `data-translated` says that all of it is done.
 */
export function translatePage(browser: string): void {
  const untouched = 'script, style, textarea, noscript, svg, [translate=no], font';
  const own = new WeakSet<Node>();
  const translate = (node: Node): void => {
    if (!(node instanceof Text)) return node.childNodes.forEach(translate);
    const { parentElement, nextSibling } = node;
    if (own.has(node) || !node.data.trim() || !parentElement || parentElement.closest(untouched))
      return;
    if (browser === 'safari') {
      const text = new Text(node.data);
      own.add(text);
      node.remove();
      parentElement.insertBefore(text, nextSibling);
      return;
    }
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = node.data;
    outer.append(inner);
    node.replaceWith(outer);
  };
  let waiting = 0;
  addEventListener('load', () => {
    const page = document.documentElement;
    if (browser === 'chrome') {
      page.lang = 'de';
      page.classList.add('translated-ltr');
    }
    [...document.body.childNodes].forEach(translate);
    page.dataset['translated'] = 'true';
    new MutationObserver((records) => {
      const changed = records.flatMap(({ type, target, addedNodes }) =>
        type === 'characterData' ? [target] : [...addedNodes],
      );
      waiting += 1;
      page.dataset['translated'] = 'false';
      setTimeout(() => {
        changed.forEach(translate);
        waiting -= 1;
        page.dataset['translated'] = String(waiting === 0);
      }, 30);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
