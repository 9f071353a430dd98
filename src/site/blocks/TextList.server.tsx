interface TextListOptions {
  title: string;
  lines: readonly string[];
  /** Level of the heading; 2 unless told otherwise. */
  level?: 2 | 3;
}

/** A heading over a plain list of lines; nothing without any. */
export function TextList({ title, lines, level = 2 }: TextListOptions) {
  const Title = `h${level}` as const;
  if (lines.length === 0) return null;
  return (
    <>
      <Title>{title}</Title>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
