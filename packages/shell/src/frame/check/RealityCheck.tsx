import { Button, Dialog, Fact, FactList, linkProps, Skeleton, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { Fragment, type ReactElement } from 'react';

import { useHost } from '../../host/host-context.ts';
import { PageLink } from '../../navigation/PageLink.tsx';
import { breaksAtom, checkDueAtom, checkShownAtom } from '../../state/reality-check.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { useMessages } from '../../texts/use-messages.ts';
import { SignedMoney } from '../../texts/SignedMoney.tsx';
import { useOwnMoney } from '../../texts/use-own-money.ts';

const texts = ['account'] as const;
const focusable = { role: 'group', tabIndex: 0 };

/**
 * Shows time and money of the play session over every page, and waits for the decision to go on or to take a break (CAS-32,
 * OP-87). Nothing is staked until then; all else goes on.
 */
export function RealityCheck(): ReactElement | null {
  const dueAt = useAtomValue(checkShownAtom);
  const there = useMessages(texts);
  return there ? <Check key={dueAt} dueAt={dueAt} /> : null;
}

function Check({ dueAt }: { readonly dueAt: string | undefined }): ReactElement {
  const { t } = useLingui();
  const { api, pingNow, navigate } = useHost();
  const store = useStore();
  const leave = useSetAtom(breaksAtom);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async (answer: 'goOn' | 'break') => {
      if (dueAt === undefined) return;
      await api.ackReality({ body: { dueAt } });
      // A newer check may be due by now.
      if (store.get(checkDueAtom) === dueAt) store.set(checkDueAtom, undefined);
      pingNow();
      if (answer === 'goOn') return;
      leave((breaks) => breaks + 1);
      navigate('accountLimits');
    },
  });
  return (
    <Dialog
      open={dueAt !== undefined}
      onOpenChange={() => {}}
      dismissible={false}
      title={t({ id: 'check.title', message: 'A moment to look at your play' })}
      description={t({
        id: 'check.text',
        message: 'Bets and games wait until you choose. Open tickets and rounds are not affected.',
      })}
      actions={
        <>
          <Button variant="brand" busy={isPending} onClick={() => mutate('goOn')}>
            {t({ id: 'check.goOn', message: 'Go on' })}
          </Button>
          <Button busy={isPending} onClick={() => mutate('break')}>
            {t({ id: 'check.break', message: 'Take a break' })}
          </Button>
        </>
      }
    >
      {/* It has the focus first: a key that was meant for the game below must not answer. */}
      <div {...focusable} aria-label={t({ id: 'check.sums', message: 'Time and money of this session' })}>
        {dueAt === undefined ? null : <Sums dueAt={dueAt} />}
      </div>
      <div>
        <PageLink page="responsibleGambling" {...linkProps()}>
          {t({ id: 'check.help', message: 'Where there is help' })}
        </PageLink>
      </div>
      {isError ? (
        <div role="alert">
          <Text>{t({ id: 'check.failed', message: 'Your answer did not arrive. Try again.' })}</Text>
        </div>
      ) : null}
    </Dialog>
  );
}

/** Time and money of the session, in each real currency. Hidden credit hides the money. */
function Sums({ dueAt }: { readonly dueAt: string }): ReactElement {
  const { t } = useLingui();
  const { api, serverNow } = useHost();
  const formats = useFormats();
  const { money } = useOwnMoney();
  const { data, isError } = useQuery({
    queryKey: ['realityCheck', dueAt],
    queryFn: ({ signal }) => api.realityCheck({ signal }),
  });
  if (data === undefined && !isError) return <Skeleton height={112} />;
  if (!data?.session) {
    return (
      <Text>{t({ id: 'check.noSums', message: 'Time and money could not be loaded. Your history has them.' })}</Text>
    );
  }
  const minutes = Math.max(1, Math.floor((serverNow() - Date.parse(data.session.since)) / 60_000));
  return (
    <FactList layout="sums">
      <Fact name={t({ id: 'check.time', message: 'Time in this session' })} value={formats.duration(minutes * 60)} />
      {data.result.map(({ currency, staked, returned, net }) => (
        <Fragment key={currency}>
          <Fact name={t({ id: 'check.staked', message: 'Staked' })} value={money(staked, currency)} />
          <Fact name={t({ id: 'check.returned', message: 'Returned' })} value={money(returned, currency)} />
          <Fact
            name={t({ id: 'check.net', message: 'Net' })}
            value={<SignedMoney amount={net} currency={currency} />}
            total
          />
        </Fragment>
      ))}
      {data.result.length === 0 ? (
        <Fact
          name={t({ id: 'check.staked', message: 'Staked' })}
          value={t({ id: 'check.noStakes', message: 'Nothing was staked.' })}
        />
      ) : null}
    </FactList>
  );
}
