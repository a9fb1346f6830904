import { Toast } from '@base-ui/react/toast';
import { useEffect, useRef } from 'react';
import type { SnackbarItem } from './snackbar-item.ts';

interface SnackbarData {
  readonly item: SnackbarItem;
}

export interface ShownSnackbar {
  readonly toast: Toast.Root.ToastObject<SnackbarData>;
  readonly item: SnackbarItem;
}

/**
 * Passes the owner's list to the library, which times the snackbars and animates their exit.
 * Returns the visible ones, oldest first, including those that are just leaving.
 */
export function useShownSnackbars(
  items: readonly SnackbarItem[],
  onDismiss: (id: string) => void,
): readonly ShownSnackbar[] {
  const { toasts, add, close } = Toast.useToastManager<SnackbarData>();
  const known = useRef(new Map<string, SnackbarItem>());
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    const wanted = new Map(items.map((item) => [item.id, item]));
    for (const id of known.current.keys()) {
      if (wanted.has(id)) continue;
      // Removed by the owner, so the owner needs no callback.
      known.current.delete(id);
      close(id);
    }
    for (const [id, item] of wanted) {
      if (known.current.get(id) === item) continue;
      known.current.set(id, item);
      add({
        id,
        title: item.text,
        timeout: item.timeout ?? 0,
        priority: item.tone === 'error' && !item.quiet ? 'high' : 'low',
        data: { item },
        onClose: () => {
          if (known.current.delete(id)) dismiss.current(id);
        },
      });
    }
  }, [items, add, close]);
  return toasts.toReversed().flatMap((toast) => (toast.data ? [{ toast, item: toast.data.item }] : []));
}
