import type { ToastKind } from './toaster.tsx';

/**
 * Shows a toast for a while; `region` names the place where toasts appear. Its code comes only now.
 * Without a connection there may be none: what must be read also stands in the form's status line.
 */
export async function showToast(kind: ToastKind, text: string, region: string): Promise<void> {
  try {
    const { openToast } = await import('./toaster.tsx');
    openToast(kind, text, region);
  } catch {
    // The status line says it.
  }
}
