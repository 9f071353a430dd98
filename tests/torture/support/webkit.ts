import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { KEY, type Hands } from '../../support/owner-at-work.ts';
import { until } from '../../support/until.ts';
import { freePort } from '../../support/work.ts';

/** What Debian's packages xvfb and webkit2gtk-driver bring. */
const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const [BROWSER] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');

/** Is there a WebKit to test with? */
export const hasWebKit =
  BROWSER !== undefined && [DRIVER, SCREEN].every((path) => existsSync(path));

/** The name under which WebDriver hands out elements (W3C WebDriver, section 12). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Found = Readonly<Record<typeof ELEMENT, string>>;

/** The engine of Safari with one window of a phone's width, by WebDriver. */
export class WebKit implements Hands {
  readonly #session: string;
  readonly #children: readonly ChildProcess[];

  private constructor(session: string, children: readonly ChildProcess[]) {
    this.#session = session;
    this.#children = children;
  }

  static async start(): Promise<WebKit> {
    const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1400x1100x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [, , , names] = screen.stdio;
    const [display] = names ? ((await once(names, 'data')) as [Buffer]) : [];
    const port = await freePort();
    const driver = spawn(DRIVER, [`--port=${port}`], {
      env: { ...process.env, LANG: 'en_GB.UTF-8', DISPLAY: `:${String(display).trim()}` },
      stdio: 'ignore',
    });
    const sessions = `http://127.0.0.1:${port}/session`;
    const options = { binary: BROWSER, args: ['--automation'] };
    const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
    const { sessionId } = await until(() =>
      ask<{ sessionId: string }>('POST', sessions, { capabilities: { alwaysMatch: capabilities } }),
    );
    const webkit = new WebKit(`${sessions}/${sessionId}`, [driver, screen]);
    await webkit.#call('POST', '/window/rect', { x: 0, y: 0, width: 430, height: 900 });
    return webkit;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#call('DELETE', '').catch(() => undefined);
    for (const child of this.#children) child.kill();
  }

  #call<Value>(method: string, path: string, body?: object): Promise<Value> {
    return ask(method, this.#session + path, body);
  }

  async open(url: string): Promise<void> {
    await this.#call('POST', '/url', { url });
  }

  /** What a function of the page answers; it has nothing from outside itself. */
  run<Value, Given extends readonly unknown[]>(
    work: (...given: Given) => Value,
    ...args: Given
  ): Promise<Value> {
    return this.#call('POST', '/execute/sync', { script: `return (${work})(...arguments)`, args });
  }

  /** Clicks an element once it is there. */
  #click(using: 'xpath' | 'css selector', value: string): Promise<void> {
    return until(async () => {
      const found = await this.#call<Found>('POST', '/element', { using, value });
      await this.run((element) => {
        (element as unknown as Element).scrollIntoView({ block: 'center', behavior: 'instant' });
      }, found);
      await this.#call('POST', `/element/${found[ELEMENT]}/click`, {});
    });
  }

  press(button: string): Promise<void> {
    return this.#click('xpath', `//button[normalize-space()="${button}"]`);
  }

  enter(field: string): Promise<void> {
    return this.#click('css selector', field);
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'pause', duration: KEY },
      { type: 'keyUp', value },
    ]);
    await this.#call('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  async sees(text: string): Promise<void> {
    await until(async () => {
      if (!(await this.run(() => document.body.innerText)).includes(text))
        throw new Error(`Not seen: ${text}`);
    });
  }
}

/** A command of WebDriver; what it refuses is thrown. */
async function ask<Value>(method: string, url: string, body?: object): Promise<Value> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Value };
  if (!answer.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}
