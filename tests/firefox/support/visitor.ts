import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { PATIENCE, until } from '../../support/until.ts';

/** A phone. */
const VIEWPORT = { width: 360, height: 740 };

/** Somebody with a browser of their own (cookies, storage, worker) on one page of the site. */
export class Visitor {
  readonly page: Page;
  readonly #context: BrowserContext;
  readonly #site: string;
  /** Errors that pages have logged or thrown. */
  readonly errors: string[] = [];

  private constructor(context: BrowserContext, page: Page, site: string) {
    this.#context = context;
    this.page = page;
    this.#site = site;
    page.setDefaultTimeout(PATIENCE);
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
    page.on('pageerror', (error) => this.errors.push(String(error)));
  }

  static async in(browser: Browser, site: string): Promise<Visitor> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(VIEWPORT);
    return new Visitor(context, page, site);
  }

  async leave(): Promise<void> {
    await this.#context.close();
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.#site + path, { waitUntil: 'domcontentloaded' });
  }

  get path(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  click(selector: string): Promise<void> {
    return this.page.locator(selector).click();
  }

  /** Fills in the fields of a form by name, as a person does: each in its own time. */
  async fill(form: string, values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      await this.page.locator(`${form} [name="${name}"]`).fill(value);
    }
  }

  /** Waits until the text of an element, as it is shown, contains a text. */
  async sees(selector: string, text: string): Promise<void> {
    await until(async () => {
      const shown = await this.page
        .$eval(selector, (element) => (element as HTMLElement).innerText)
        .catch(() => null);
      expect(shown, selector).toContain(text);
    });
  }

  /** Waits until there is no such element. */
  async seesNo(selector: string): Promise<void> {
    await until(async () => expect(await this.page.$(selector), selector).toBeNull());
  }
}
