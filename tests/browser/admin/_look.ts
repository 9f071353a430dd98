import { chromium } from '@playwright/test';
import { browserLaunch } from '../support/browser-launch.ts';
import { startOffice } from './support/office.ts';
import { FORMS } from '../../../src/submissions/testing/submissions.ts';
const lang = (process.argv[2] ?? 'es') as 'es' | 'en';
const office = await startOffice({}, lang);
const post = (path: string, body: unknown) => fetch(office.url + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }).then((r) => r.json()) as Promise<{ id: string }>;
const { id } = await post('/api/requests', { ...FORMS.request, locale: 'es', service: 'catering', lastName: 'Ortega Marín', allergy: 'Nueces y marisco', allergyConsent: true, message: 'Somos doce, casi todos adultos.\n¿Podríamos cocinar algo con queso de cabra?' });
await post('/api/contact', { ...FORMS.contact, firstName: 'Harriet', lastName: 'Lowe', locale: 'en', email: 'harriet@example.com', message: 'There are twelve of us. '.repeat(12) });
for (let i = 0; i < 6; i++) await post('/api/feedback', { ...FORMS.feedback, name: 'Ana ' + i, email: `ana${i}@example.com`, recommend: i % 3 ? 'Yes' : 'No', willReturn: 'Yes', comments: i % 2 ? 'El arroz, de diez. Eché de menos un poco de sombra.' : '', ratings: { foodQuality: 5 - (i % 2), serviceQuality: 4, facilitiesQuality: 3, priceQuality: 4, cleanliness: 1 + (i % 5) } });
const out: string[] = [];
const browser = await chromium.launch((await browserLaunch()).launchOptions);
for (const width of [390, 1280]) {
  const context = await browser.newContext({ storageState: office.storageState, viewport: { width, height: width === 390 ? 844 : 900 }, locale: lang === 'es' ? 'es-ES' : 'en-GB', timezoneId: 'Europe/Madrid' });
  const page = await context.newPage();
  page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) out.push(`${width} ${m.type()} ${m.text().slice(0, 400)}`); });
  page.on('pageerror', (e) => out.push(`${width} thrown ${e.message}`));
  for (const [name, path] of Object.entries({ list: '/inbox', one: `/inbox/${id}`, texts: '/answer-texts', text: '/answer-texts/create', feedback: '/feedback', privacy: '/privacy' })) {
    await page.goto(`${office.url}/admin${path}`);
    await page.waitForTimeout(2500);
    if (name === 'one' && width === 1280) {
      await page.locator('#answer-subject').fill('Sobre el {{date}}');
      await page.locator('#answer-body').fill('Hola, {{firstName}}:\n\nGracias. {{precio}}\n\n{{business}}');
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `/tmp/inbox/${lang}-${width}-one.png`, fullPage: true });
      await page.getByRole('button', { name: /Ver cómo queda|See how/ }).click();
      await page.waitForTimeout(2000);
      await page.screenshot({ path: `/tmp/inbox/${lang}-${width}-preview.png` });
      continue;
    }
    await page.screenshot({ path: `/tmp/inbox/${lang}-${width}-${name}.png`, fullPage: name !== 'one' || width > 400 });
  }
  await context.close();
}
console.log(out.join('\n'));
await browser.close();
await office.stop();
