import { contentCommand } from '../../content/index.server.ts';
import { runCommand } from './run-command.ts';

await runCommand(async ({ content, resolveImage, log }, args, write) => {
  const { store, editor } = content;
  if (store && editor) return contentCommand(args, { store, editor, resolveImage, log, write });
  write('The content is in Sanity (CONTENT_SOURCE=sanity): change it there.\n');
  return 1;
});
