import { useTranslate } from 'ra-core';
import { MoreVertIcon } from '../../../app/icons.tsx';
import { MenuButton } from '../../../ui/MenuButton.tsx';

/** What a row of the list can have done with its document. */
export type RowAction = 'copy' | 'trash' | 'restore';

interface RowMenuOptions {
  readonly title: string;
  readonly isTrashed: boolean;
  onChoose(action: RowAction): void;
}

/** What is done with a document without opening it. */
export function RowMenu({ title, isTrashed, onChoose }: RowMenuOptions) {
  const t = useTranslate();
  const actions: readonly RowAction[] = isTrashed ? ['restore'] : ['copy', 'trash'];
  return (
    <MenuButton
      label={t('content.actions.moreWith', { title })}
      icon={<MoreVertIcon />}
      items={actions.map((action) => ({
        key: action,
        label: t(`content.actions.${action}`),
        onChoose: () => onChoose(action),
      }))}
    />
  );
}
