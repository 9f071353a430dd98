/** What a browser says of the connection, where it says anything. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Does the visitor save data, or have a slow connection? Then nothing is fetched that nobody asked for. */
export function isLineDear(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection?.saveData) || /[23]g/.test(`${connection?.effectiveType}`);
}
