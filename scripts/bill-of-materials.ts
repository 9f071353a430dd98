/**
 * What the product is made of, as CycloneDX: the packages that are installed in production, and those
 * that the build bundles.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { ROOT } from './built.ts';
import { bundledLicences } from './licences.ts';

interface Component {
  readonly name: string;
  readonly group?: string;
  readonly version: string;
  readonly 'bom-ref': string;
  readonly scope?: string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

interface Bill {
  serialNumber: string;
  readonly metadata: { timestamp: string; readonly component: Component };
  components: Component[];
  dependencies: { readonly ref: string; dependsOn?: string[] }[];
}

const DEVELOPMENT = 'cdx:npm:package:development';

/** JSON, the same for the same lockfile and build. */
export function billOfMaterials(at: Date): string {
  // In production npm would leave out the packages that the build bundles.
  const what = ['--sbom-format', 'cyclonedx', '--package-lock-only', '--include=dev'];
  const bill = JSON.parse(npm('sbom', ...what)) as Bill;
  const bundled = new Set(bundledLicences().map(({ name, version }) => [name, version].join('@')));
  bill.components = bill.components
    .filter((component) => !isForDevelopment(component) || bundled.has(idOf(component)))
    .map((component) => (isForDevelopment(component) ? requiredOf(component) : component));
  const refs = new Set(bill.components.map((component) => component['bom-ref']));
  refs.add(bill.metadata.component['bom-ref']);
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((to) => refs.has(to)) }));
  bill.metadata.timestamp = at.toISOString();
  bill.serialNumber = `urn:uuid:${uuidOf(JSON.stringify(bill.components))}`;
  return `${JSON.stringify(bill, null, 2)}\n`;
}

function isForDevelopment({ properties = [] }: Component): boolean {
  return properties.some(({ name }) => name === DEVELOPMENT);
}

/** A package that the build bundles: development alone for npm, part of the product for everybody else. */
function requiredOf(component: Component): Component {
  const properties = (component.properties ?? []).filter(({ name }) => name !== DEVELOPMENT);
  return { ...component, scope: 'required', properties };
}

function idOf({ group, name, version }: Component): string {
  return `${group === undefined ? '' : `${group}/`}${name}@${version}`;
}

/** A UUID of version 8 made of a text. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}

/** npm by the Node that runs this, from the npm that started it when there is one. */
function npm(...args: readonly string[]): string {
  const cli = process.env['npm_execpath'];
  const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  if (cli === undefined) return execFileSync('npm', args, options);
  return execFileSync(process.execPath, [cli, ...args], options);
}
