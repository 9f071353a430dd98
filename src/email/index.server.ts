/** The server's entry point of the mail module: transports, and the texts that are safe in them. */
export * from './index.ts';
export { carriesFiles, createMailTransport } from './create-transport.server.ts';
export { answerText, headerText } from './safe-text.server.ts';
export * from './transport.server.ts';
export { MAIL_FOLDER } from './transports/folder.server.ts';
export { readMailbox, readMailboxes } from './transports/mailboxes.server.ts';
