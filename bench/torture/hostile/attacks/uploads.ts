import { createHash } from 'node:crypto';
import { filesIn } from '../../support/bytes.ts';
import { hostileFiles, STOWAWAY } from '../../support/hostile-pictures.ts';
import { inParallel, none } from '../../support/scenario.ts';
import { defineAttack, oneOf } from '../attack.ts';
import { post } from '../forms.ts';
import type { Asked } from '../http-client.ts';

const PATH = '/api/image-upload';
const AT_ONCE = 4;
const BOUNDARY = '----upload4711';

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

function upload({ name, type, bytes }: { name: string; type: string; bytes: Buffer }): Asked {
  const quoted = name.replace(/["\r\n]/g, (letter) => encodeURIComponent(letter));
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="images"; filename="${quoted}"\r\nContent-Type: ${type}\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  return post(PATH, `multipart/form-data; boundary=${BOUNDARY}`, body);
}

/** Scripts, decompression bombs and broken files uploaded as pictures. */
export const uploads = defineAttack<Awaited<ReturnType<typeof hostileFiles>>, string[]>({
  name: 'hostile uploads',
  settings: { DEBUG_PAGES: 'on', WARM_UP: 'off' },
  // 503 when busy, and 403 for another site's page, are expected.
  expects: oneOf(200, 400, 403, 413, 415, 422, 503),
  prepare: () => hostileFiles(4_711),
  async run(attackers, files) {
    do {
      await inParallel(files, AT_ONCE, async (file) => {
        await attackers.ask(upload(file));
      });
    } while (attackers.goesOn());
    const [file] = files;
    if (file) {
      const asked = upload(file);
      const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      await attackers.ask({ ...asked, headers: { ...asked.headers, ...elsewhere } });
    }
    return files.filter(({ bytes }) => bytes.length > 0).map(({ bytes }) => digest(bytes));
  },
  figures: (sent, { folder }) => {
    const stored = [...filesIn(folder)];
    const raw = stored.filter(({ bytes }) => sent.includes(digest(bytes)));
    const hidden = stored.filter(({ bytes }) => bytes.includes(STOWAWAY));
    return [
      none('hostile uploads: stored raw', raw.length, `${stored.length} files compared`),
      none('hostile uploads: stored with hidden content', hidden.length),
    ];
  },
});
