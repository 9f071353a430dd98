import type { FormState } from './fields.tsx';

/** At the head of a form that the server sent back: what is wrong, each a link to its field. */
export function ErrorSummary({ form, title }: { form: FormState; title: string }) {
  const messages = Object.entries(form.messages);
  return (
    messages.length > 0 && (
      <div className="summary" role="alert">
        <b>{title}</b>
        <ul>
          {messages.map(([name, message]) => (
            <li key={name}>
              <a href={`#${form.id}${name === 'captcha' ? 'answer' : name}`}>{message}</a>
            </li>
          ))}
        </ul>
      </div>
    )
  );
}
