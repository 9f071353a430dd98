import { Navigate, useParams } from 'react-router-dom';
import { capitalized } from '../../../i18n/index.ts';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { ListState } from '../../ui/list/ListState.tsx';
import { RecordList } from '../../ui/list/RecordList.tsx';
import { LoadingBar } from '../../ui/Loading.tsx';
import { said } from './document-form-context.ts';
import { ContentFilters } from './list/ContentFilters.tsx';
import { Documents } from './list/Documents.tsx';
import { usualSort } from './list/sorts.ts';
import { ScreenProblem } from '../../ui/ScreenProblem.tsx';
import { useContentForm } from './use-content-form.ts';

/** Lists that are ordered by hand show all of theirs; the others a page. */
const ALL = 200;
const PER_PAGE = 50;

/** The documents of a type. */
export default function ContentList() {
  const { type = '' } = useParams();
  const language = useOfficeLanguage();
  const { form, error } = useContentForm(type);
  if (error !== undefined)
    return <ScreenProblem error={error} title="content.title" list="/content" />;
  if (!form) return <LoadingBar />;
  if (form.isSingleton) return <Navigate to={`/content/${type}/${type}`} replace />;
  return (
    <RecordList
      key={type}
      resource={`content/${type}`}
      title={capitalized(said(form.several, language))}
      filter={{ language }}
      sort={usualSort(form)}
      perPage={form.order === 'displayOrder' ? ALL : PER_PAGE}
      pageSizes={[25, PER_PAGE, 100, ALL]}
      above={<ContentFilters form={form} />}
    >
      <ListState>
        <Documents form={form} />
      </ListState>
    </RecordList>
  );
}
