import * as v from 'valibot';
import { expect, it } from 'vitest';
import { formOfCollection, serviceCollection } from '../../content/index.ts';
import { documentFieldsOf } from '../form/form-values.ts';
import { PATTERNS, serviceOf, withoutUnpriced } from './patterns.ts';

it.each(PATTERNS)(
  '%s is a service that can be public, but for a price that its owner leaves out',
  (pattern) => {
    const values = serviceOf(pattern, { languages: ['en', 'es'], displayOrder: 3 });
    const body = documentFieldsOf(formOfCollection('service'), withoutUnpriced(values));
    const parsed = v.safeParse(serviceCollection.schema, { ...body, _id: 'one', _type: 'service' });
    expect(parsed.issues).toBeUndefined();
    const text = JSON.stringify(values);
    expect(text).not.toMatch(/undefined|Málaga|kios/);
    const spanish = serviceOf(pattern, { languages: ['es'], displayOrder: 1 });
    expect(JSON.stringify(spanish)).not.toContain('"en":');
    const prices = [{ _key: 'usual', from: 12 }];
    expect(withoutUnpriced({ ...values, prices })).toMatchObject({ prices });
  },
);
