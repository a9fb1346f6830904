import { selectDraft } from '@kvota/bet-slip/figures';
import { Button, Chip, IconButton, Text } from '@kvota/ui';
import { IconTrash } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Grow, Row, Stack } from '../../workbench/Workbench.tsx';
import { conditionsText, quoteOfGroup } from '../calculator/group-lines.ts';
import type { SlipHarness, HarnessView } from '../engine/slip-harness.ts';
import { refusalText } from '../engine/refusal-text.ts';

/** The groups of a system, and the draft. */
export function GroupEditor({
  harness,
  view,
}: {
  readonly harness: SlipHarness;
  readonly view: HarnessView;
}): ReactElement {
  const { state, env } = view;
  const { selectable, conditions } = selectDraft(state);
  const confirm = harness.can({ type: 'confirm-group' });
  const nameOf = (id: string): string => state.selections.find((one) => one.id === id)?.pair.split(' - ')[0] ?? id;
  const { draft } = state;
  return (
    <Stack tight>
      {state.groups.map((group, index) => (
        <Row key={group.selectionIds.join()}>
          <Grow>
            <Text as="div" size="sm">
              <strong>Group {index + 1}:</strong> {conditionsText(group.conditions, group.selectionIds.length)},{' '}
              {String(quoteOfGroup(state, env, index).combinations)} lines
            </Text>
            <Text as="div" size="sm" tone="secondary">
              {group.selectionIds.map(nameOf).join(', ')}
            </Text>
          </Grow>
          <IconButton
            size="sm"
            label={`Delete group ${index + 1}`}
            icon={<IconTrash size={16} />}
            onClick={() => harness.send({ type: 'delete-group', index })}
          />
        </Row>
      ))}
      {selectable.length === 0 ? null : (
        <>
          <Row>
            {selectable.map((id) => (
              <Chip
                key={id}
                selected={draft.selectionIds.includes(id)}
                onClick={() => harness.send({ type: 'draft-selection', id })}
              >
                {nameOf(id)}
              </Chip>
            ))}
          </Row>
          <Row>
            {conditions.map((condition) => (
              <Chip
                key={condition}
                selected={draft.conditions.includes(condition)}
                onClick={() => harness.send({ type: 'draft-condition', condition })}
              >
                {condition} of {conditions.length}
              </Chip>
            ))}
            <Button
              size="sm"
              disabledReason={confirm === true ? undefined : refusalText(confirm.reason)}
              onClick={() => harness.send({ type: 'confirm-group' })}
            >
              Add group
            </Button>
          </Row>
        </>
      )}
    </Stack>
  );
}
