/**
 * The captcha module's entry point for browser and server.
 *
 * A form sends its proof in the field `captcha`: for ALTCHA what `solveCaptcha` answers (base64 of
 * `{challenge, solution}`, as ALTCHA's own widget sends it), for the other providers their token.
 * A form without JavaScript answers a question instead, in the fields `question` and `answer`.
 */
export * from './providers.ts';
export { solveCaptcha } from './solve.ts';
