/** Says plainly which Node is needed, before an older one stumbles over our files. */
import process from 'node:process';

const NEEDED = 24;

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  process.stderr.write(
    `Sobremesa needs Node ${NEEDED}, and this is ${process.version}. npm ci brings it on 64-bit Linux; ` +
      'elsewhere install it (.nvmrc names the version).\n',
  );
  process.exit(1);
}
