-- Gifts were booked on the account of stakes. Their sum moves to an account for gifts, by one posting for each account.
DO $$
DECLARE gifts record;
BEGIN
  LOCK TABLE "accounts" IN SHARE ROW EXCLUSIVE MODE;
  FOR gifts IN
    SELECT a.id AS house, 'gift' || substr(a.id, 6) AS gift, a.currency, a.balance, sum(e.amount)::bigint AS amount
    FROM "ledger_transactions" x JOIN "ledger_entries" e ON e.transaction_id = x.id JOIN "accounts" a ON a.id = e.account_id
    WHERE x.type IN ('bonus', 'bonus_end') AND a.kind = 'house' GROUP BY a.id HAVING sum(e.amount) <> 0 ORDER BY a.id
  LOOP
    INSERT INTO "ledger_transactions" (id, source, external_id, type, ref_type, ref_id, created_at, explain)
      VALUES ('gift_account:' || gifts.house, 'migration', 'gift_account:' || gifts.house, 'gift_account', 'account',
        gifts.house, now(), '[{"code":"giftsMoved","params":{}}]');
    INSERT INTO "accounts" (id, kind, currency, balance) VALUES (gifts.gift, 'gift', gifts.currency, gifts.amount);
    UPDATE "accounts" SET balance = balance - gifts.amount WHERE id = gifts.house;
    INSERT INTO "ledger_entries" (transaction_id, account_id, currency, amount, balance_after) VALUES
      ('gift_account:' || gifts.house, gifts.gift, gifts.currency, gifts.amount, gifts.amount),
      ('gift_account:' || gifts.house, gifts.house, gifts.currency, -gifts.amount, gifts.balance - gifts.amount);
  END LOOP;
END $$;
