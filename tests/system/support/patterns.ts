import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A regular expression of the product, and its location in the sources. */
export interface Pattern {
  readonly location: string;
  readonly pattern: RegExp;
  /** What is put into it that no constant of its file says. */
  readonly borrowed: readonly string[];
}

const SOURCE = join(import.meta.dirname, '..', '..', '..', 'src');

/** Every regular expression in `src` except in tests: literals, and `new RegExp` of constant strings. */
export function patternsOfTheProduct(): Pattern[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)testing\//.test(name),
  );
  return files.flatMap((name) => patternsIn(name, readFileSync(join(SOURCE, name), 'utf8')));
}

/** The text of a constant, with what it holds that no constant of its file says. */
interface Text {
  readonly text: string;
  readonly borrowed: readonly string[];
}

function patternsIn(name: string, text: string): Pattern[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const constants = new Map<string, Text>();
  const found: Pattern[] = [];
  const add = (node: ts.Node, { text, borrowed }: Text, flags = '') => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    // Without `g` and `y`, whose `lastIndex` would make every second match start late.
    const pattern = new RegExp(text, flags.replace(/[gy]/g, ''));
    found.push({ location: `${name}:${line + 1}`, pattern, borrowed });
  };
  const textOf = (node: ts.Node | undefined): Text | undefined => {
    if (!node) return undefined;
    if (ts.isStringLiteralLike(node)) return { text: node.text, borrowed: [] };
    if (ts.isIdentifier(node)) return constants.get(node.text);
    if (!ts.isTemplateExpression(node)) return undefined;
    const spans = node.templateSpans.map(({ expression, literal }) => {
      const written = expression.getText();
      // What is borrowed are plain names.
      const { text, borrowed } = constants.get(written) ?? { text: 'name', borrowed: [written] };
      return { text: text + literal.text, borrowed };
    });
    return {
      text: node.head.text + spans.map(({ text }) => text).join(''),
      borrowed: spans.flatMap(({ borrowed }) => borrowed),
    };
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node)) {
      const value = textOf(node.initializer);
      if (value !== undefined) constants.set(node.name.getText(), value);
    }
    if (ts.isRegularExpressionLiteral(node)) {
      const [, text = '', flags] = /^\/([^]*)\/([a-z]*)$/.exec(node.text) ?? [];
      add(node, { text, borrowed: [] }, flags);
    }
    if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') {
      const [source, flags] = node.arguments ?? [];
      const text = textOf(source);
      if (text === undefined) throw new Error(`${name}: a pattern that is not constant`);
      add(node, text, textOf(flags)?.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const ORDINARY = ['a', '0', ' ', '\n', '.', '-', '@', '/', '<', '"', 'á'];
/** How many of a pattern's own characters are combined in pairs. */
const OWN = 8;
/** Endings that make a match fail as late as possible. */
const ENDS = ['', '\u0000', '!@'];

/** Candidates for a pattern's worst text: its own and ordinary characters, alone and in pairs, repeated. */
export function* worstTexts({ source }: RegExp): Generator<(length: number) => string> {
  const own = [...new Set(source.replace(/\\[a-zA-Z]/g, ''))].slice(0, OWN);
  const pairs = own.flatMap((one) => own.map((other) => one + other));
  const starts = ['', ...own.slice(0, 3)];
  for (const pump of new Set([...ORDINARY, ...own, ...pairs])) {
    for (const end of ENDS) {
      for (const start of pump.length === 1 ? starts : ['']) {
        yield (length) => {
          const body = pump.repeat(Math.ceil(length / pump.length)).slice(0, length);
          return start + body + end;
        };
      }
    }
  }
}

/** The shortest of a few runs, milliseconds: other load can only make a run longer. */
export function timeOf(work: () => unknown, runs = 3): number {
  let best = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

/** Times below this are dominated by the clock's resolution, milliseconds. */
const NOISE = 0.05;

/** Nothing linear takes as long even on a busy computer, milliseconds; what is quadratic takes minutes in the end. */
const TOO_LONG = 250;

/**
 * How much longer the work takes for 64 KB than for 1 KB: 64 times if linear, 4,096 times if
 * quadratic. The length grows fourfold each step; a step that takes 10 times as long, or too long, gives Infinity.
 */
export function growth(work: (length: number) => unknown): number {
  const KB = 1_024;
  const times = [timeOf(() => work(KB))];
  for (let length = 4 * KB; length <= 64 * KB; length *= 4) {
    const before = Math.max(NOISE, times.at(-1) ?? 0);
    const time = timeOf(() => work(length));
    if (time > TOO_LONG) return Infinity;
    if (time > 10 * before && timeOf(() => work(length), 10) > 10 * before) return Infinity;
    times.push(time);
  }
  return Math.max(NOISE, times.at(-1) ?? 0) / Math.max(NOISE, times[0] ?? 0);
}
