/** The captcha module's entry point on the server. */
export * from './create.server.ts';
export * from './providers.ts';
export type { Question } from './question.server.ts';
export * from './verifier.server.ts';
