/** The captcha module's entry point on the server. */
export * from './create.server.ts';
export * from './providers.ts';
export * from './verifier.server.ts';
