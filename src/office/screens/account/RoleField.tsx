import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { ROLES, type Role } from '../../roles.ts';

interface RoleFieldOptions {
  readonly label: string;
  readonly value: Role;
  readonly onChange: (role: Role) => void;
}

/** What somebody may do. */
export function RoleField({ label, value, onChange }: RoleFieldOptions) {
  const t = useTranslate();
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Role)}
      sx={{ minWidth: 220 }}
    >
      {ROLES.map((role) => (
        <MenuItem key={role} value={role}>
          {t(`account.roles.${role}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
