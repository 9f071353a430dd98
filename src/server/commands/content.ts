import { join } from 'node:path';
import { contentCommand } from '../../content/index.server.ts';
import { probePicture } from '../../media/index.server.ts';
import { runCommand } from './run-command.ts';

await runCommand(async ({ content, dataDirectory, media, resolveImage, log }, args, write) => {
  const { store, editor } = content;
  if (store && editor) {
    const { openPicture } = media;
    const images = { resolveImage, probeImage: probePicture, openPicture };
    return contentCommand(args, {
      store,
      editor,
      ...images,
      log,
      write,
      workingFolder: join(dataDirectory, 'cache'),
    });
  }
  write('The content is in Sanity (CONTENT_SOURCE=sanity): change it there.\n');
  return 1;
});
