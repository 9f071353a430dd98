import { describe, expect, it } from 'vitest';
import type { InboxEntry } from '../../../requests/index.server.ts';
import { submissionRow } from '../../../requests/testing/submissions.ts';
import { csvOf, spreadsheet } from './spreadsheet.server.ts';
import { workbook, type Cell } from './workbook.server.ts';

const submission = submissionRow('request', {
  fields: { firstName: 'Peña', message: '=1+1; <b>', requestedDate: '2027-05-01' },
});
const entry: InboxEntry = {
  submission: { ...submission, created_at: Date.parse('2026-07-01T22:30:00Z') },
  fields: JSON.parse(submission.data) as InboxEntry['fields'],
  deliveries: [],
};

const SERVICES = [{ id: 'catering', es: 'Comida', en: 'Food', isOffered: true }];

const lineIn = (language: 'es' | 'en') => {
  const { headings, row } = spreadsheet(language, SERVICES);
  return { headings: csvOf(headings, language), row: csvOf(row(entry), language) };
};

describe('what came in as a spreadsheet', () => {
  it('speaks Spanish, with semicolons and the time of Madrid', () => {
    const { headings, row } = lineIn('es');
    expect(headings).toMatch(/^Recibido;Tipo;Estado;Se ocupa;/);
    expect(row).toMatch(/^02\/07\/2026 00:30;Solicitud;Por atender;/);
    expect(row).toContain(';01/05/2027;');
    expect(row).toContain(`"'=1+1; <b>"`);
  });

  it('speaks English, with commas', () => {
    const { headings, row } = lineIn('en');
    expect(headings).toMatch(/^Received,Kind,Status,/);
    expect(row).toMatch(/^02\/07\/2026 00:30,Request,New,/);
  });

  it('says a service as it is called today, or as it was when it was asked for', () => {
    const named = (fields: object) => {
      const asked = { ...entry, fields: { ...entry.fields, ...fields } };
      return csvOf(spreadsheet('en', SERVICES).row(asked), 'en');
    };
    expect(named({ service: 'catering' })).toContain(',Food,');
    expect(named({ service: 'gone', serviceTitle: 'Cakes' })).toContain(',Cakes,');
    expect(named({ service: 'other' })).toContain(',Something else,');
  });

  it.each(['es', 'en'] as const)('calls no two columns the same in %s', (language) => {
    const { headings, row } = spreadsheet(language, SERVICES, true);
    expect(headings.filter((one, index) => headings.indexOf(one) !== index)).toEqual([]);
    const feedback = { ...entry, fields: { name: 'Rosa Gil' } };
    const at = headings.indexOf(language === 'es' ? 'Nombre' : 'Name');
    expect(row(feedback)[at]).toBe('Rosa Gil');
    expect(row(entry)[at]).toBe('Peña');
  });

  it('never has a column for allergies', () => {
    expect(lineIn('es').headings).not.toMatch(/alergia/i);
  });

  it('is a workbook that packs its parts', async () => {
    const rows = async function* (): AsyncGenerator<readonly Cell[]> {
      yield spreadsheet('es', SERVICES).row(entry);
    };
    const parts: Uint8Array[] = [];
    for await (const part of workbook('Bandeja', ['A'], rows())) parts.push(part);
    const bytes = Buffer.concat(parts);
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect(bytes.toString('latin1')).toContain('xl/worksheets/sheet1.xml');
  });
});
