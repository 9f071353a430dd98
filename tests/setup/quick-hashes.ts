import crypto, { type Argon2Parameters } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** The memory of the product's own cost, KiB (src/office/accounts/password-hash.server.ts). */
const OWN_MEMORY = 47_104;

const { argon2 } = crypto;

/**
 * Computes hashes of the product's own cost at the least cost that there is: tests compute hundreds. What the own cost
 * takes is measured by `npm run torture -- hostile`.
 */
crypto.argon2 = (algorithm, parameters: Argon2Parameters, done) => {
  const isOwn = parameters.memory === OWN_MEMORY;
  argon2(algorithm, isOwn ? { ...parameters, memory: 8 } : parameters, done);
};
syncBuiltinESMExports();
