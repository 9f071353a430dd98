/** A heading over a plain list of lines. */
export function TextList({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul className="list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
