import { RefusedError } from '../../http/index.server.ts';
import { problemLine, type DocumentProblem } from '../validate.server.ts';

/** A document cannot be stored or published. */
export class InvalidDocumentError extends RefusedError {
  override name = 'InvalidDocumentError';
  /** Lines `field.path: what is wrong`. */
  readonly problems: readonly string[];
  /** The same, field by field, for a form. */
  readonly fields: readonly DocumentProblem[];

  constructor(id: string, fields: readonly DocumentProblem[]) {
    const problems = fields.map(problemLine);
    super(
      'invalid',
      { problems: fields },
      `The document ${id} breaks its schema:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
    this.problems = problems;
    this.fields = fields;
  }
}
