/** The server's door of the captcha room. */
export * from './create.server.ts';
export * from './providers.ts';
export * from './verifier.server.ts';
