import { walletsAtom } from '@kvota/shell';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';

/** Runs the callback when a wallet has changed since the page was opened, because its list is then outdated. */
export function useMoneyMoved(run: () => void): void {
  const money = useAtomValue(walletsAtom)
    .map(({ currency_id, wallet_0, wallet_1 }) => `${currency_id} ${wallet_0} ${wallet_1}`)
    .join();
  const lastMoney = useRef(money);
  useEffect(() => {
    if (lastMoney.current === money) return;
    lastMoney.current = money;
    run();
  }, [money, run]);
}
