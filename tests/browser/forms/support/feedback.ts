import type { Locator, Page } from '@playwright/test';
import { pathIn } from '../../support/fixtures.ts';
import { WORDS } from '../../support/words.ts';

type Languages = keyof typeof WORDS;
type FeedbackWords = (typeof WORDS)[Languages]['forms']['feedback'];
export type Rating = keyof FeedbackWords['ratings'];

export const RATINGS: readonly Rating[] = [
  'foodQuality',
  'serviceQuality',
  'facilitiesQuality',
  'priceQuality',
  'cleanliness',
];

export type Scores = Partial<Record<Rating, number>>;

/** Rates by clicking the faces, which cover the hidden radio buttons. */
export async function rate(form: Locator, scores: Scores): Promise<void> {
  for (const [rating, score] of Object.entries(scores)) {
    const button = `[name="ratings.${rating}"][value="${score}"]`;
    await form.locator('label', { has: form.page().locator(button) }).click();
    await form.locator(button).and(form.page().locator(':checked')).waitFor({ state: 'attached' });
  }
}

/** The localStorage key of the ratings given so far. */
export const KEPT_RATINGS = 'feedback:ratings';

/** The feedback widget of the home page, as a visitor uses it. */
export class Widget {
  readonly page: Page;
  readonly words: FeedbackWords;
  readonly panel: Locator;
  private readonly home: string;

  constructor(page: Page, language: Languages, prefix: string) {
    this.page = page;
    this.words = WORDS[language].forms.feedback;
    this.panel = page.getByRole('dialog', { name: this.words.title });
    this.home = pathIn(prefix, '/');
  }

  get tab(): Locator {
    return this.page.getByRole('link', { name: this.words.tab, exact: true });
  }

  button(name: 'next' | 'back' | 'close' | 'submit'): Locator {
    return this.panel.getByRole('button', { name: this.words[name], exact: true });
  }

  score(rating: Rating, score: number): Locator {
    return this.panel
      .getByRole('group', { name: this.words.ratings[rating] })
      .getByRole('radio', { name: this.words.scores[score - 1] ?? '', exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto(this.home);
    await this.tab.click();
    await this.panel.waitFor();
  }

  /** Fills in the first step (name and terms) and goes on to the ratings. */
  async toRatings(name = 'Carmen'): Promise<void> {
    await this.panel.getByLabel(this.words.name, { exact: true }).fill(name);
    await this.panel.getByLabel(this.words.terms).check();
    await this.button('next').click();
    await this.panel.getByRole('group', { name: this.words.ratings.foodQuality }).waitFor();
  }

  rate(scores: Scores): Promise<void> {
    return rate(this.panel, scores);
  }

  /** The ratings stored in the browser. */
  async kept(): Promise<unknown> {
    const text = await this.page.evaluate((key) => localStorage.getItem(key), KEPT_RATINGS);
    return text === null ? null : JSON.parse(text);
  }
}
