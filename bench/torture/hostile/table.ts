import type { Attack } from './attack.ts';
import { aliases } from './attacks/aliases.ts';
import { captchaLoop } from './attacks/captcha-loop.ts';
import { captchaReplays } from './attacks/captcha-replays.ts';
import { control } from './attacks/control.ts';
import { crossSite } from './attacks/cross-site.ts';
import { filmRanges } from './attacks/film-ranges.ts';
import { forgedAddresses } from './attacks/forged-addresses.ts';
import { formTexts } from './attacks/form-texts.ts';
import { idempotency } from './attacks/idempotency.ts';
import { injection } from './attacks/injection.ts';
import { languages } from './attacks/languages.ts';
import { lockedOut } from './attacks/locked-out.ts';
import { nestedFields } from './attacks/nested-fields.ts';
import { changedPasswords, guessedPasswords, guestAtTheDoor } from './attacks/office-doors.ts';
import { oneProof } from './attacks/one-proof.ts';
import { overallLimit } from './attacks/overall-limit.ts';
import { pictures } from './attacks/pictures.ts';
import { pipelining } from './attacks/pipelining.ts';
import { pollution } from './attacks/pollution.ts';
import { redirects } from './attacks/redirects.ts';
import { refusedForms } from './attacks/refused-forms.ts';
import { relay } from './attacks/relay.ts';
import { slowSockets } from './attacks/slow-sockets.ts';
import { smuggling } from './attacks/smuggling.ts';
import { traversal } from './attacks/traversal.ts';
import { unknownAddresses } from './attacks/unknown-addresses.ts';
import { uploads } from './attacks/uploads.ts';

/**
 * Every attack, in order of execution. Attacks that need email limits or the overall limit not to be
 * reached come before those that reach them; after `overallLimit` no more emails are sent.
 */
export const ATTACKS: readonly Attack[] = [
  control,
  formTexts,
  nestedFields,
  refusedForms,
  languages,
  captchaLoop,
  unknownAddresses,
  aliases,
  slowSockets,
  pipelining,
  filmRanges,
  forgedAddresses,
  crossSite,
  redirects,
  traversal,
  smuggling,
  pollution,
  injection,
  relay,
  captchaReplays,
  idempotency,
  lockedOut,
  changedPasswords,
  guessedPasswords,
  guestAtTheDoor,
  oneProof,
  pictures,
  overallLimit,
  uploads,
];
