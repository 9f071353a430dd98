/** The server's door of the captcha room. */
export * from './create.server.ts';
export * from './providers.ts';
export type { Question } from './question.server.ts';
export * from './verifier.server.ts';
