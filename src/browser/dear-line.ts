/** What some browsers say of the connection. */
export interface NavigatorNetworkInformation {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** Does the visitor save data, or have a slow connection? Then nothing is fetched that nobody asked for. */
export function isLineDear(): boolean {
  const { connection } = navigator as NavigatorNetworkInformation;
  return Boolean(connection?.saveData) || /[23]g/.test(`${connection?.effectiveType}`);
}
