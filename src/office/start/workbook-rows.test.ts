import { expect, it, onTestFinished } from 'vitest';
import { zipped, type ZipFile } from '../../files/index.server.ts';
import { setLocaleSettings, DEFAULT_LOCALE_SETTINGS } from '../../i18n/index.ts';
import { workbook } from '../api/inbox/workbook.server.ts';
import { menuOfTable } from './menu-table.ts';
import { workbookRows } from './workbook-rows.ts';

async function blobOf(parts: AsyncIterable<Uint8Array>): Promise<Blob> {
  const all: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of parts) all.push(Uint8Array.from(part));
  return new Blob(all);
}

const packed = (files: readonly ZipFile[]) => blobOf(zipped(files));

async function* rows() {
  yield await Promise.resolve(['Entrantes', 'Ensaladilla & cía', 7.5]);
  yield ['Entrantes', 'Croquetas', 8];
  yield ['Postres', 'Flan', 4.2];
  yield ['Postres', 'Torrija', null];
}

it('reads the workbooks that the office writes', async () => {
  const file = await blobOf(workbook('Carta', ['Sección', 'Plato', 'Precio'], rows()));
  const read = await workbookRows(file);
  expect(read?.[1]).toEqual(['Entrantes', 'Ensaladilla & cía', '7.5']);
  expect(menuOfTable(read ?? []).sections).toMatchObject([
    { name: 'Entrantes', dishes: [{ name: 'Ensaladilla & cía', price: 7.5 }, { price: 8 }] },
    { name: 'Postres', dishes: [{ price: 4.2 }, { name: 'Torrija', price: null }] },
  ]);
});

it('reads those of Excel: shared texts, cells left out, figures that were reckoned', async () => {
  const file = await packed([
    {
      name: 'xl/sharedStrings.xml',
      text: [
        '<sst><si><t>Flan &#225;mbar</t></si><si/><si><r><t>De </t></r><r><t>huevo</t></r></si></sst>',
      ],
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      text: [
        '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>2</v></c>',
        '<c r="D1"><f>1</f><v>3.4999999999999996</v></c></row><row r="2"/><row r="3"><c t="s"><v>2</v></c></row></sheetData></worksheet>',
      ],
    },
  ]);
  expect(await workbookRows(file)).toEqual([
    ['Flan ámbar', '', 'De huevo', '3.5'],
    [],
    ['De huevo'],
  ]);
});

it('keeps three decimals where the currency has them, and takes no time over empty rows', async () => {
  setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, currency: 'KWD' });
  onTestFinished(() => setLocaleSettings(DEFAULT_LOCALE_SETTINGS));
  const file = await packed([
    {
      name: 'xl/worksheets/sheet1.xml',
      text: [
        '<worksheet><sheetData><row><c><v>2.125</v></c></row>',
        '<row/>'.repeat(50_000),
        '</sheetData></worksheet>',
      ],
    },
  ]);
  const from = performance.now();
  expect((await workbookRows(file))?.[0]).toEqual(['2.125']);
  expect(performance.now() - from).toBeLessThan(4_000);
});

it('opens nothing that is no workbook, nor one that unpacks to no end', async () => {
  expect(await workbookRows(new Blob(['%PDF-1.7 not a workbook at all']))).toBeNull();
  expect(await workbookRows(await packed([{ name: 'a.txt', text: ['a'] }]))).toBeNull();
  const endless = await packed([
    { name: 'xl/worksheets/sheet1.xml', text: Array.from({ length: 30 }, () => ' '.repeat(1e6)) },
  ]);
  expect(await workbookRows(endless)).toEqual([]);
});
