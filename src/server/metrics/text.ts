import type { Family, Labels, Sample } from './registry.ts';

/** The type of Prometheus's text format. */
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Families in Prometheus's text format; those of one name, from several threads, become one. */
export function metricsText(families: readonly Family[]): string {
  const byName = Map.groupBy(families, ({ name }) => name);
  return [...byName].map(([name, own]) => textOf(name, own)).join('');
}

function textOf(name: string, families: readonly Family[]): string {
  const samples = families.flatMap((family) => family.samples);
  const [family] = families;
  if (!family || samples.length === 0) return '';
  const head = `# HELP ${name} ${escaped(family.help)}\n# TYPE ${name} ${family.type}\n`;
  return head + samples.map((sample) => lineOf(name, sample)).join('');
}

function lineOf(name: string, { ending = '', labels, value }: Sample): string {
  return `${name}${ending}${labelsOf(labels)} ${numberOf(value)}\n`;
}

function labelsOf(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${escaped(value).replaceAll('"', '\\"')}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
}

function numberOf(value: number): string {
  if (Number.isFinite(value)) return String(value);
  return Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf';
}
