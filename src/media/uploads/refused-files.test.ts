import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawPicture, withMedia } from '../testing/media.ts';
import { jpeg, joined, outcomes } from '../testing/uploads.ts';

describe('what is refused', () => {
  test('hostile files one by one, with a reason, and the good ones are kept', async () => {
    await withMedia(async (media) => {
      const good = await jpeg();
      const gif = await drawPicture(30, 20).gif().toBuffer();
      const png = await drawPicture(300, 200).png().toBuffer();
      const bomb = await sharp({
        create: { width: 8000, height: 8000, channels: 3, background: '#123456' },
      })
        .png()
        .toBuffer();
      const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
      expect(
        await outcomes(media, [
          ['good.jpg', good],
          ['bomb.png', bomb],
          ['picture.svg', svg],
          ['svg.png', svg],
          ['program.gif', joined(gif, '=1;alert(document.domain)//')],
          ['comment.gif', joined('GIF89a/*', gif.subarray(8), '*/=1;alert(1)')],
          ['page.jpg', joined(good, '<html><script>alert(1)</script></html>')],
          ['archive.png', joined(png, 'PK\x01\x02 a file PK\x05\x06', Buffer.alloc(18))],
          ['truncated.jpg', good.subarray(0, good.length / 2)],
          ['nothing.jpg', ''],
        ]),
      ).toEqual({
        'good.jpg': 'kept',
        'bomb.png': 'tooManyPixels',
        'picture.svg': 'notAPicture',
        'svg.png': 'notAPicture',
        'program.gif': 'hiddenContent',
        'comment.gif': 'hiddenContent',
        'page.jpg': 'hiddenContent',
        'archive.png': 'hiddenContent',
        'truncated.jpg': 'damagedPicture',
        'nothing.jpg': 'emptyFile',
      });
    });
  });

  test('hidden programs, damaged pictures and other kinds of file', async () => {
    await withMedia(async (media) => {
      const png = await drawPicture(300, 200).png().toBuffer();
      const webp = await drawPicture(300, 200).webp().toBuffer();
      const gif = await drawPicture(300, 200).gif().toBuffer();
      const broken = Buffer.from(png);
      broken.fill(0x5a, 200, 400);
      const comment = await drawPicture(30, 20)
        .withExif({ IFD0: { ImageDescription: '<?php system($_GET[0]); ?>' } })
        .jpeg()
        .toBuffer();
      const avif = await sharp({
        create: { width: 4000, height: 3000, channels: 3, background: '#123456' },
      })
        .avif({ effort: 0 })
        .toBuffer();
      expect(
        await outcomes(media, [
          ['php.jpg', comment],
          ['broken.png', broken],
          ['half.png', png.subarray(0, 5_000)],
          ['half.webp', webp.subarray(0, webp.length - 10)],
          ['half.gif', gif.subarray(0, gif.length - 10)],
          ['behind.webp', joined(webp, 'more')],
          ['large.avif', avif],
          ['film.avif', joined('\0\0\0\x18ftypmp42', Buffer.alloc(100))],
          ['document.jpg', '%PDF-1.7 '],
          ['start.jpg', Buffer.from([0xff, 0xd8, 0xff])],
        ]),
      ).toEqual({
        'php.jpg': 'hiddenContent',
        'broken.png': 'damagedPicture',
        'half.png': 'damagedPicture',
        'half.webp': 'damagedPicture',
        'half.gif': 'damagedPicture',
        'behind.webp': 'hiddenContent',
        'large.avif': 'tooManyPixels',
        'film.avif': 'notAPicture',
        'document.jpg': 'notAPicture',
        'start.jpg': 'damagedPicture',
      });
      expect(await media.listPictures()).toEqual([]);
    });
  });

  test('a file that is too large, but not the one after it', async () => {
    await withMedia(async (media) => {
      const large = joined(await jpeg(), Buffer.alloc(16 * 1024 * 1024));
      expect(
        await outcomes(media, [
          ['large.jpg', large],
          ['good.jpg', await jpeg()],
        ]),
      ).toEqual({
        'large.jpg': 'fileTooLarge',
        'good.jpg': 'kept',
      });
    });
  });
});
