import { useTranslate } from 'ra-core';
import { ROLES, type Role } from '../../roles.ts';
import { Choice } from '../../ui/Choice.tsx';

interface RoleFieldOptions {
  readonly label: string;
  readonly value: Role;
  readonly onChange: (role: Role) => void;
}

/** What somebody may do. */
export function RoleField({ label, value, onChange }: RoleFieldOptions) {
  const t = useTranslate();
  return (
    <Choice
      size="medium"
      label={label}
      value={value}
      options={ROLES.map((role) => [role, t(`account.roles.${role}`)])}
      onChoose={onChange}
      sx={{ minWidth: 220 }}
    />
  );
}
