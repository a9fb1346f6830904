import type { ReactElement } from 'react';

import { CardDrawing } from './CardArt.tsx';
import * as css from './LobbyPage.css.ts';
import type { Category } from './use-categories.ts';

/** One kind of games of the lobby; it leads nowhere until there are games. */
export function CategoryCard({ category }: { readonly category: Category }): ReactElement {
  return (
    <li className={css.card}>
      <div className={css.art}>
        <CardDrawing art={category.art} />
      </div>
      <h2 className={css.name}>{category.name}</h2>
      <p className={css.note}>{category.note}</p>
    </li>
  );
}
