import { useEffect, useState, type RefObject } from 'react';

/** Which of the marked elements of a list are in sight, by the attribute that names them. */
export function useOnScreen(list: RefObject<HTMLElement | null>, selector: string, names: string): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const marked = list.current?.querySelectorAll(selector) ?? [];
    const inSight = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inSight.add(target);
        else inSight.delete(target);
      }
      setSeen(inSight.size > 0);
    });
    for (const element of marked) observer.observe(element);
    return () => {
      observer.disconnect();
      setSeen(false);
    };
  }, [list, selector, names]);
  return seen;
}
