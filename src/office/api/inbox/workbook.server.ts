import { zipped } from '../../../files/index.server.ts';
import { escapeMarkup } from '../../../http/index.ts';

/** A value of a spreadsheet: a text, a number, a day or a day with its time, as the business's clock has it. */
export type Cell = string | number | { readonly day: string; readonly time?: string } | null;

const DAY = 86_400_000;
/** Day 0 of a spreadsheet. */
const FIRST_DAY = Date.UTC(1899, 11, 30);

/** Characters that XML 1.0 cannot hold. */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
/** Characters that a cell holds at most. */
const LONGEST = 32_767;

/** The numbers of the formats in `STYLES`. */
const STYLE = { plain: 0, heading: 1, day: 2, moment: 3 } as const;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const TYPES = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`;
const ROOT = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const PARTS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;
/** Formats 14 and 22 are a day, and a day with its time, as whoever opens it writes them. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="14" applyNumberFormat="1"/><xf xfId="0" numFmtId="22" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** An Excel workbook (ECMA-376) of one sheet, as it is made: its headings stay in sight. */
export function workbook(
  title: string,
  headings: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): AsyncGenerator<Uint8Array> {
  const book = `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeMarkup(title.slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  return zipped([
    { name: '[Content_Types].xml', text: [TYPES] },
    { name: '_rels/.rels', text: [ROOT] },
    { name: 'xl/workbook.xml', text: [book] },
    { name: 'xl/_rels/workbook.xml.rels', text: [PARTS] },
    { name: 'xl/styles.xml', text: [STYLES] },
    { name: 'xl/worksheets/sheet1.xml', text: sheet(headings, rows) },
  ]);
}

async function* sheet(headings: readonly string[], rows: AsyncIterable<readonly Cell[]>) {
  const first = headings.map((heading) => textCell(heading, STYLE.heading)).join('');
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${headings.length}" width="20" customWidth="1"/></cols><sheetData><row>${first}</row>`;
  for await (const cells of rows) yield `<row>${cells.map(cellOf).join('')}</row>`;
  yield '</sheetData></worksheet>';
}

function cellOf(cell: Cell): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'string') return textCell(cell, STYLE.plain);
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  const { day, time } = cell;
  const serial = (Date.parse(`${day}T${time ?? '00:00'}:00Z`) - FIRST_DAY) / DAY;
  return `<c s="${time === undefined ? STYLE.day : STYLE.moment}"><v>${serial}</v></c>`;
}

/** A text within the cell itself, which no spreadsheet takes for a formula. */
function textCell(text: string, style: number): string {
  const safe = escapeMarkup(text.replace(NOT_IN_XML, '').slice(0, LONGEST));
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${safe}</t></is></c>`;
}
