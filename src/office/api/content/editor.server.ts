import type { ContentEditor } from '../../../content/index.server.ts';
import type { OfficeServices } from '../../services.server.ts';
import { ApiError } from '../api-error.server.ts';

export type ContentServices = Pick<OfficeServices, 'content' | 'now'>;

/** What edits the content; refused where the content is edited elsewhere. */
export function editorOf({ content }: Pick<OfficeServices, 'content'>): ContentEditor {
  if (!content.editor) throw new ApiError(409, 'contentElsewhere');
  return content.editor;
}
