/**
 * Runs in the page: translates it as Chrome does. Each text node gives its place to two `font` elements around its
 * words, a moment after it came; the page's language and a class say so. The words stay, for tests to find them.
 */
export function translatePage(): void {
  const untouched = 'script, style, textarea, noscript, svg, [translate=no], font';
  const translate = (node: Node): void => {
    if (!(node instanceof Text)) return node.childNodes.forEach(translate);
    if (!node.data.trim() || !node.isConnected || node.parentElement?.closest(untouched)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = node.data;
    outer.append(inner);
    node.replaceWith(outer);
  };
  addEventListener('load', () => {
    document.documentElement.lang = 'de';
    document.documentElement.classList.add('translated-ltr');
    [...document.body.childNodes].forEach(translate);
    new MutationObserver((records) => {
      const changed = records.flatMap(({ type, target, addedNodes }) =>
        type === 'characterData' ? [target] : [...addedNodes],
      );
      setTimeout(() => changed.forEach(translate), 30);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
