import { Icons } from 'react-toastify/unstyled';
import { usePage } from '../../page-context.ts';

const KINDS = ['success', 'error', 'info'] as const;

/**
 * Toasts as their library writes them, standing still: it can only make them in a browser, where a
 * browser test compares its own with these.
 */
export function Toasts({ text }: { text: string }) {
  usePage().useSheets('debugFloating');
  return (
    <div className="debug-toasts">
      {KINDS.map((kind) => {
        const Icon = Icons[kind];
        return (
          <div
            key={kind}
            className={`Toastify__toast Toastify__toast-theme--auto Toastify__toast--${kind}`}
          >
            <div className="Toastify__toast-icon">
              <Icon theme="auto" type={kind} />
            </div>
            {text}
          </div>
        );
      })}
    </div>
  );
}
