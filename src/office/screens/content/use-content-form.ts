import { useEffect, useState } from 'react';
import { api, type ContentForm } from './api.ts';

const forms = new Map<string, Promise<ContentForm>>();

/** The form of a type; null while it is on its way. It does not change while the office is open. */
export function useContentForm(type: string): { form: ContentForm | null; error: unknown } {
  const [loaded, setLoaded] = useState<{ type: string; form?: ContentForm; error?: unknown }>();
  useEffect(() => {
    const asked = forms.get(type) ?? api('GET /content-types/:type', { params: { type } });
    forms.set(type, asked);
    asked.then(
      (form) => setLoaded({ type, form }),
      (error: unknown) => {
        forms.delete(type);
        setLoaded({ type, error });
      },
    );
  }, [type]);
  const isCurrent = loaded?.type === type;
  return { form: (isCurrent && loaded.form) || null, error: isCurrent ? loaded.error : undefined };
}
