import type { RetiredSeeds } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { Button, Text, Verdict } from '@kvota/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import type { ReactElement } from 'react';

import { isClean, type SeedReport } from './check-seed.ts';
import { saveNumbers } from './save-numbers.ts';
import * as css from './verify.css.ts';

interface SeedVerdictProps {
  readonly pair: RetiredSeeds;
  readonly report: SeedReport;
}

/** The result of checking a seed: one sentence, the findings, and all numbers as a file. */
export function SeedVerdict({ pair, report }: SeedVerdictProps): ReactElement {
  const { t } = useLingui();
  return (
    <div className={css.part}>
      <Result {...report} />
      <div className={css.actions}>
        <Button size="sm" icon={<IconDownload size={18} />} onClick={() => saveNumbers(pair, report)}>
          {t({ id: 'played.proof.save', message: 'Save every number' })}
        </Button>
      </div>
    </div>
  );
}

function Result(report: SeedReport): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const { lines, faults, missing, unknown, hashFits, refused } = report;
  const count = lines.length;
  const [all, bad] = [formats.number(count), formats.number(faults.length)];
  const declined = refused.reduce((sum, each) => sum + each.count, 0);
  const notes = [
    declined === 0
      ? undefined
      : t({
          id: 'played.proof.refused',
          message: plural(declined, {
            one: '# of them was refused and paid nothing. It is part of the check.',
            other: '# of them were refused and paid nothing. They are part of the check.',
          }),
        }),
    unknown === 0
      ? undefined
      : t({
          id: 'played.proof.unknown',
          message: plural(unknown, {
            one: '# round is of a game that this page does not know yet. Reload it.',
            other: '# rounds are of games that this page does not know yet. Reload it.',
          }),
        }),
  ];
  if (isClean(report))
    return (
      <Verdict
        tone="success"
        title={t({
          id: 'played.proof.clean',
          message: plural(count, {
            one: 'The round follows from the seed that was fixed before it.',
            other: 'All # rounds follow from the seed that was fixed before them.',
          }),
        })}
      >
        <Text as="span">
          {t({
            id: 'played.proof.cleanWhy',
            message: 'None is missing, and each was booked with the stake and the return that it has.',
          })}
        </Text>
        <Notes notes={notes} />
      </Verdict>
    );
  if (hashFits && faults.length === 0 && missing.length === 0)
    return (
      <Verdict
        tone="warning"
        title={t({ id: 'played.proof.partly', message: 'Every round that could be computed is right.' })}
      >
        <Notes notes={notes} />
      </Verdict>
    );
  return (
    <Verdict
      tone="danger"
      title={
        hashFits
          ? t({ id: 'played.proof.bad', message: `${bad} of ${all} rounds are not as the seed gives them.` })
          : t({ id: 'played.proof.otherSeed', message: 'The seed is not the one whose hash was shown.' })
      }
    >
      {missing.length === 0 ? null : (
        <Text as="span">
          {t({
            id: 'played.proof.missing',
            message: plural(missing.length, { one: '# round is missing.', other: '# rounds are missing.' }),
          })}
        </Text>
      )}
      {faults.slice(0, shownFaults).map(({ round, check }) => {
        const { nonce, id } = round;
        return (
          <Text key={id} as="span" size="sm">
            {check.kind === 'otherMoney'
              ? t({ id: 'played.proof.money', message: `Number ${nonce}, ${id}: other money was booked.` })
              : t({ id: 'played.proof.outcome', message: `Number ${nonce}, ${id}: the outcome is another one.` })}
          </Text>
        );
      })}
      <Notes notes={notes} />
      <Text as="span">
        {t({ id: 'played.proof.support', message: 'Save the numbers and send them to the support.' })}
      </Text>
    </Verdict>
  );
}

/** The file has all of them. */
const shownFaults = 10;

function Notes({ notes }: { readonly notes: readonly (string | undefined)[] }): ReactElement {
  return (
    <>
      {notes.map((note) =>
        note === undefined ? null : (
          <Text key={note} as="span" size="sm">
            {note}
          </Text>
        ),
      )}
    </>
  );
}
