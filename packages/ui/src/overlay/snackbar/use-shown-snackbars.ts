import { Toast } from '@base-ui/react/toast';
import { useEffect, useRef } from 'react';
import type { SnackbarItem } from './SnackbarStack.tsx';

interface SnackbarData {
  readonly item: SnackbarItem;
}

export interface ShownSnackbar {
  readonly toast: Toast.Root.ToastObject<SnackbarData>;
  readonly item: SnackbarItem;
}

/**
 * Hands the owner's list over to the library, which times the snackbars and lets them leave.
 * Gives back those on screen, oldest first, with those that are just leaving.
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
      // Taken away by its owner, who need not be told.
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
