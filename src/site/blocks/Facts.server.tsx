/** Short facts in a line: a figure in bold, then what it counts. */
export function Facts({ facts }: { facts: readonly (readonly [figure: string, of: string])[] }) {
  return (
    <ul className="facts">
      {facts.map(([figure, of]) => (
        <li key={of}>
          <b>{figure}</b> {of}
        </li>
      ))}
    </ul>
  );
}
