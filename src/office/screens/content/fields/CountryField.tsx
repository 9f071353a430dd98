import { Autocomplete, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { api } from '../api.ts';
import type { FieldOptions } from '../field-options.ts';
import { useDocumentFormContext } from '../document-form-context.ts';
import { useFieldInput } from './FieldProblem.tsx';

/** A country, or a region of the country beside it, by its name; its code is what is stored. */
export default function CountryField({ field, path, value }: FieldOptions) {
  const { language, read, set } = useDocumentFormContext();
  const t = useTranslate();
  const input = useFieldInput({ field, path });
  const { data } = useQuery({
    queryKey: ['content-countries', language],
    queryFn: () => api('GET /content-countries', { query: { language } }),
    staleTime: Infinity,
  });
  const isRegion = field.input === 'region';
  const beside = (name: string) => `${path.slice(0, path.lastIndexOf('.'))}.${name}`;
  const countryNow = () => read(beside('country'));
  // The country may have been changed since this input was shown.
  const [country, setCountry] = useState(countryNow);
  const countries = data?.data ?? [];
  const options = isRegion
    ? (countries.find(({ code }) => code === country)?.regions ?? [])
    : countries;
  const code = typeof value === 'string' ? value : '';
  const chosen = options.find((one) => one.code === code) ?? { code, name: code };
  return (
    <Autocomplete
      options={options}
      value={code === '' ? null : chosen}
      getOptionLabel={({ name }) => name}
      getOptionKey={(one) => one.code}
      isOptionEqualToValue={(one, other) => one.code === other.code}
      loading={!data}
      loadingText={t('ra.message.loading')}
      noOptionsText={t(isRegion ? 'content.fields.noRegion' : 'content.fields.noCountry')}
      onOpen={() => setCountry(countryNow())}
      onChange={(_, next) => {
        set(path, next?.code ?? '');
        // Its regions are another country's; a province that somebody wrote stays.
        const { regions = [] } = countries.find((one) => one.code === code) ?? {};
        const region = read(beside('region'));
        if (!isRegion && regions.some((one) => one.code === region)) set(beside('region'), '');
      }}
      renderInput={(parameters) => <TextField {...parameters} {...input} />}
    />
  );
}
