interface FactsOptions {
  /** Each with its name; those that are empty are left out. */
  readonly facts: readonly (readonly [name: string, value: string | number | undefined])[];
}

/** What is to be known, as a list of names and values. */
export function Facts({ facts }: FactsOptions) {
  return (
    <dl>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
