import { useState } from 'react';
import { validate } from '../../requests/index.ts';
import { FormFields } from './forms/fields.tsx';
import { FormEnd, FormFrame } from './forms/FormFrame.tsx';
import type { FormProps } from './forms/form-props.ts';
import type { Readiness } from './forms/SubmitLine.tsx';
import { useForm } from './forms/useForm.ts';
import { useStatus } from './forms/useStatus.ts';
import { useWords } from './words.ts';

/** A message to the owner: checked on each change, sent only once everything is right. */
export function ContactForm(props: FormProps) {
  const { contact: words } = useWords('forms');
  const { status, succeed, report } = useStatus();
  const [readiness, setReadiness] = useState<Readiness>('unknown');
  const form = useForm('contact', props, { onOpen: () => check(), onSent: finish });

  /** Checks what is there; the message of the field that was just changed is shown or cleared. */
  function check(changed?: string): void {
    const checked = validate('contact', form.body());
    setReadiness(checked.ok ? 'complete' : 'incomplete');
    if (changed === undefined) return;
    const found = checked.ok ? undefined : checked.errors[changed];
    form.setErrors((before) => {
      const others = Object.entries(before).filter(([name]) => name !== changed);
      return Object.fromEntries(found ? [...others, [changed, found]] : others);
    });
  }

  function finish(isAsSent: boolean): void {
    succeed(words.success);
    if (!isAsSent) return;
    const fields = form.ref.current?.querySelectorAll('input:not([type=hidden]), textarea') ?? [];
    for (const field of fields) (field as HTMLInputElement | HTMLTextAreaElement).value = '';
    form.draft.renew();
    form.setErrors({});
    setReadiness('incomplete');
  }

  return (
    <FormFrame
      form={form.frame}
      onSubmit={() => void form.send().then((result) => report(result, words.kept))}
      onInput={check}
    >
      <div className="fields">
        <FormFields form={form.state} isHalved />
      </div>
      <FormEnd form={form.frame} readiness={readiness} status={status} />
    </FormFrame>
  );
}
