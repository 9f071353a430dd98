/** Texts on their way, by their addresses. */
const texts = new Map<string, Promise<string>>();

/**
 * Fetches a text once, so that it may be asked for as soon as somebody seems to want it. One that
 * failed is asked for again the next time.
 *
 * @throws Error when there is none.
 */
export function readAhead(address: string): Promise<string> {
  let text = texts.get(address);
  if (!text) {
    text = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
      return answer.text();
    });
    texts.set(address, text);
    text.catch(() => texts.delete(address));
  }
  return text;
}
