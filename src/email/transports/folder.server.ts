import { resolve } from 'node:path';
import { writeDurably } from '../../files/index.server.ts';
import { MailError, type Mailbox, type MailTransport } from '../transport.server.ts';
import { mailMessage } from './message.server.ts';

/** Where emails are kept, within the data folder. */
export const MAIL_FOLDER = 'mail';

export interface FolderOptions {
  /** Where the emails are written; created if missing, readable by its owner alone. */
  readonly folder: string;
  readonly from: Mailbox;
}

/**
 * Writes emails as .eml files, which any mail program opens, and sends none. The file is named after
 * the Message-ID, so an email has one file however often it is tried.
 */
export function createFolderTransport({ folder, from }: FolderOptions): MailTransport {
  return {
    name: 'folder',
    notice: `No email leaves this machine: emails are kept as files in ${resolve(folder)}`,
    async send(email) {
      try {
        // With the first email: a server that sends none has no use for it.
        const nodemailer = await import('nodemailer');
        const composer = nodemailer.createTransport({
          streamTransport: true,
          buffer: true,
          newline: 'windows',
        });
        const { message } = await composer.sendMail(mailMessage(email, from));
        const name = `${email.messageId.replace(/[<>]/g, '').replace(/[^\w.@+-]/g, '_')}.eml`;
        await writeDurably(folder, name, message as Buffer);
        return { delivered: false, answer: `kept as ${name}` };
      } catch (error) {
        const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
        throw new MailError(`The email could not be written (${code})`, 'service', error);
      }
    },
    async close() {},
  };
}
