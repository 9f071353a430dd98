/** What the business writes to visitors. */
export interface AnswerTables {
  answers: AnswersTable;
  answer_texts: AnswerTextsTable;
}

/** An email that somebody of the business writes: a draft until it is sent, then never changed. */
export interface AnswersTable {
  id: string;
  submission_id: string;
  language: string;
  subject: string;
  body: string;
  account_id: string;
  account_name: string;
  updated_at: number;
  sent_at: number | null;
}

/** A text to begin answers with. */
export interface AnswerTextsTable {
  id: string;
  /** What the business calls it. */
  name: string;
  /** JSON: subject and body by language. */
  texts: string;
  position: number;
  revision: number;
  updated_at: number;
}
