import type { ReactNode } from 'react';

const FLAGS: Readonly<Record<string, ReactNode>> = {
  es: (
    <>
      <path fill="#aa151b" d="M0 0h24v16H0z" />
      <path fill="#f1bf00" d="M0 4h24v8H0z" />
    </>
  ),
  gb: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#c8102e" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#fff" strokeWidth="5" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  ),
  ma: (
    <>
      <path fill="#c1272d" d="M0 0h24v16H0z" />
      <path fill="none" stroke="#006233" d="M12 4l2.4 7.200-6.200-4.500h7.600l-6.200 4.500z" />
    </>
  ),
};

/** The flag named by a language option, see `LANGUAGES`; decoration beside the language's name. */
export function Flag({ name }: { name: string }) {
  return (
    <svg width="24" height="16" viewBox="0 0 24 16" aria-hidden="true">
      {FLAGS[name]}
    </svg>
  );
}
