/** Says plainly which Node is needed, before an older one stumbles over our files. */
import process from 'node:process';

/** The first with `argon2`; that of `.nvmrc` is the one that the product is tested with. */
const NEEDED = '24.7.0';

const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 24 || (major === 24 && minor < 7)) {
  process.stderr.write(
    `Sobremesa needs Node ${NEEDED} or newer, and this is ${process.version}: npm ci brings it on 64-bit ` +
      'Linux alone; elsewhere install the version of .nvmrc from nodejs.org.\n',
  );
  process.exit(1);
}
