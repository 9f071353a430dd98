import { DataTable, DateField, List, useTranslate } from 'react-admin';
import { EmptyState } from '../../parts/EmptyState.tsx';

/** Who did what in the office, newest first. */
export default function AuditList() {
  const t = useTranslate();
  return (
    <List
      title="audit.title"
      sort={{ field: 'at', order: 'DESC' }}
      exporter={false}
      empty={<EmptyState text="audit.empty" />}
    >
      <DataTable bulkActionButtons={false} rowClick={false}>
        <DataTable.Col source="at" label={t('audit.at')} disableSort>
          <DateField source="at" showTime />
        </DataTable.Col>
        <DataTable.Col source="account_name" label={t('audit.who')} disableSort />
        <DataTable.Col source="action" label={t('audit.action')} disableSort />
        <DataTable.Col source="subject" label={t('audit.subject')} disableSort />
        <DataTable.Col source="after" label={t('audit.change')} disableSort />
      </DataTable>
    </List>
  );
}
