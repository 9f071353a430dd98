/** The line of Andalusian tile between two parts of a page. */
export function TileDivider() {
  return <div className="tiles" />;
}
