/** A document cannot be stored; `problems` are lines `field.path: what is wrong`. */
export class InvalidDocumentError extends Error {
  override name = 'InvalidDocumentError';
  readonly problems: readonly string[];
  constructor(id: string, problems: readonly string[]) {
    super(`The document ${id} breaks its schema:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.problems = problems;
  }
}
