import { Button, Panel, TextArea } from '@kvota/ui';
import { largestText, readTemplate, type ReadTemplate, type Template } from '@kvota/theme-tools/formats';
import { useState, type DragEvent, type ReactElement } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { triedChoice } from '../../.storybook/template-choices.ts';
import { keepTried, paintTemplate, triedTemplate } from '../../.storybook/template.ts';
import { Columns, Row, Stack, Workbench } from '../workbench/Workbench.tsx';
import { Preview } from './Seeds.tsx';
import * as css from './theme.css.ts';

/** Reads a template of a designer. All stories show it until the tab is closed. */
export function TryTheme({ theme }: { readonly theme: string }): ReactElement {
  const [text, setText] = useState('');
  const [read, setRead] = useState<ReadTemplate>();
  const [tried, setTried] = useState(triedTemplate);
  const show = (template: Template | undefined): void => {
    keepTried(template);
    setTried(template);
    const choice = template ? triedChoice : 'kvota';
    // The toolbar does not paint again if its choice stays the same.
    paintTemplate(document.documentElement, choice, theme);
    addons.getChannel().emit(UPDATE_GLOBALS, { globals: { template: choice } });
  };
  const take = (found: ReadTemplate): void => {
    setRead(found);
    if (found.template) show(found.template);
  };
  const base = theme === 'light' ? 'light' : 'dark';
  const drop = async (event: DragEvent): Promise<void> => {
    event.preventDefault();
    const files = await Promise.all(
      // A longer file is refused by its length, so no more of it is read.
      [...event.dataTransfer.files].map(async (file) => ({
        name: file.name,
        text: await file.slice(0, largestText + 1).text(),
      })),
    );
    if (files.length > 0) take(readTemplate(files, base));
  };
  return (
    <Workbench
      title="Try a theme"
      intro="Paste or drop a template that the theme tools exported. Every story shows it until this tab is closed. The toolbar changes to another template and back."
    >
      <Columns layout="halves">
        <div data-testid="drop" onDragOver={(event) => event.preventDefault()} onDrop={(event) => void drop(event)}>
          <Panel title="Template">
            <Stack>
              <TextArea
                label="Text of the template"
                hint="JSON of Kvota, CSS, or design tokens (DTCG). Files can be dropped here: of design tokens, those of both themes at once."
                rows={8}
                spellCheck={false}
                value={text}
                onValueChange={setText}
              />
              <Row>
                <Button
                  variant="brand"
                  disabledReason={text.trim() === '' ? 'Paste a template first' : undefined}
                  onClick={() => take(readTemplate([{ name: 'pasted', text }], base))}
                >
                  Try
                </Button>
                {tried ? (
                  <Button
                    onClick={() => {
                      setRead(undefined);
                      show(undefined);
                    }}
                  >
                    Forget it
                  </Button>
                ) : null}
              </Row>
              <p role="status">{tried ? `Being tried: ${tried.name || 'a template without a name'}` : ''}</p>
              {read && read.faults.length > 0 ? (
                <div role="alert">
                  <ul aria-label="Not used">
                    {read.faults.map(({ reason, place, value, line }, at) => (
                      <li key={at} className={css.value}>
                        {[reason.replaceAll('-', ' '), line === undefined ? '' : `line ${line}`, place, value]
                          .filter((part) => part !== '')
                          .join(' · ')}
                      </li>
                    ))}
                  </ul>
                </div>
              ) : null}
            </Stack>
          </Panel>
        </div>
        <Preview />
      </Columns>
    </Workbench>
  );
}
