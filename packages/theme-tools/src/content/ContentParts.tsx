import { Button, Select } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ComponentType, ReactElement } from 'react';

import type { ContentPart } from '../editor/content-draft.ts';
import type { Editor } from '../editor/editor.ts';
import { usePartNames } from '../names/use-part-names.ts';
import { BannersPart } from './BannersPart.tsx';
import { IdentityPart } from './IdentityPart.tsx';
import { MenuPart } from './MenuPart.tsx';
import { NewsPart } from './NewsPart.tsx';
import * as css from './content.css.ts';

const parts: Readonly<Record<ContentPart, ComponentType<{ readonly editor: Editor }>>> = {
  identity: IdentityPart,
  news: NewsPart,
  banners: BannersPart,
  menu: MenuPart,
};

/** The editors of everything beside the colours. The page shows each change at once. */
export function ContentParts(props: {
  readonly editor: Editor;
  readonly part: ContentPart;
  readonly onPart: (part: ContentPart) => void;
}): ReactElement {
  const { editor, part, onPart } = props;
  const { t } = useLingui();
  const names = usePartNames();
  const edited = useAtomValue(editor.contentAtom);
  const Part = parts[part];
  return (
    <div className={css.stack}>
      <Select<ContentPart>
        label={t({ id: 'theme.publish.part', message: 'Part of the site' })}
        value={part}
        onValueChange={onPart}
        // The keys of the table.
        items={(Object.keys(parts) as ContentPart[]).map((value) => ({ value, label: names[value] }))}
      />
      {edited[part] === undefined ? null : (
        <div className={css.edited}>
          <p className={css.text}>{t({ id: 'theme.content.edited', message: 'Edited, not published yet' })}</p>
          <Button size="sm" variant="ghost" onClick={() => editor.changeContent(part, undefined)}>
            {t({ id: 'theme.content.back', message: 'Back to what is published' })}
          </Button>
        </div>
      )}
      {/* What is typed into a field is one step to undo. */}
      <div
        className={css.stack}
        onFocus={({ target }) => {
          if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) editor.startTyping();
        }}
        onBlur={() => editor.endGroup()}
      >
        <Part editor={editor} />
      </div>
    </div>
  );
}
