import { Table, TableBody, TableCell, TableRow } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { OVER } from '../app/close-requests.ts';
import { store, stored } from '../../browser/index.ts';
import { OfficeDialog } from './OfficeDialog.tsx';
import { useMenuEntries } from './layout/menu-entries.ts';
import { Tick } from './Tick.tsx';

/** Kept in the browser: keys without Ctrl can be turned off, since voices and tremors type them too. */
const OFF = 'sobremesa.office.shortcuts-off';

/** Entries of the menu that a digit leads to. */
const DIGITS = 9;

/** Keys that lead through the office, and the list of them under "?". */
export function Shortcuts() {
  const t = useTranslate();
  const navigate = useNavigate();
  const entries = useMenuEntries().slice(0, DIGITS);
  const [isOpen, setOpen] = useState(false);
  const [isOff, setOff] = useState(() => stored('localStorage', OFF) !== null);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // With Ctrl it is AltGr on Windows, which types.
      if (event.altKey && !event.ctrlKey && !event.metaKey && event.code === 'KeyT') {
        const back =
          [...document.querySelectorAll<HTMLElement>('[data-undo]')].at(-1) ??
          document.querySelector<HTMLElement>('.MuiSnackbar-root :is(a, button)');
        if (!back) return;
        event.preventDefault();
        return back.focus();
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === '?') return setOpen(true);
      if (isOff || document.querySelector(OVER)) return;
      if (event.key === '/') {
        const search = document.querySelector<HTMLInputElement>(
          'main input[type=text], main input[type=search]',
        );
        if (!search) return;
        event.preventDefault();
        return search.focus();
      }
      const entry = entries[Number(event.key) - 1];
      if (entry) void navigate(entry.to);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [entries, isOff, navigate]);

  const turn = (isOn: boolean) => {
    store('localStorage', OFF, isOn ? null : '1');
    setOff(!isOn);
  };
  const rows = [
    ['?', t('office.shortcuts.list')],
    ['/', t('office.shortcuts.search')],
    ['Esc', t('office.shortcuts.close')],
    ['Alt+T', t('office.shortcuts.notice')],
    ...entries.map(({ label }, index) => [String(index + 1), t(label)]),
  ];
  return (
    <OfficeDialog
      title={t('office.shortcuts.title')}
      maxWidth="xs"
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      close={t('ra.action.close')}
    >
      <Table size="small">
        <TableBody>
          {rows.map(([key, text]) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                <kbd>{key}</kbd>
              </TableCell>
              <TableCell>{text}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Tick isSwitch label={t('office.shortcuts.on')} checked={!isOff} onChange={turn} />
    </OfficeDialog>
  );
}

/** Does the key belong to a field? */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable=true]') !== null
  );
}
