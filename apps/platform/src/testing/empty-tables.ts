/**
 * Statements that delete all rows of the schema in the search path but the root of the agents' tree, which the
 * migrations insert. Most tables are empty or small, and truncating one costs as much as deleting thousands of rows.
 */
export const emptyTables = `SET session_replication_role = replica; -- Triggers refuse to empty the audit.
DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename <> '__drizzle_migrations' LOOP
    IF pg_relation_size(quote_ident(name)::regclass) > 1000000 THEN
      EXECUTE format('TRUNCATE %I CASCADE', name);
    ELSE
      EXECUTE format('DELETE FROM %I', name);
    END IF;
  END LOOP;
  PERFORM setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    FROM pg_sequences WHERE schemaname = current_schema() AND last_value IS NOT NULL
    AND sequencename <> '__drizzle_migrations_id_seq';
END $$;
INSERT INTO agency_nodes (user_id, kind, depth, name, created_at) VALUES ('root', 'root', 0, 'operator', now());
INSERT INTO agency_paths (ancestor, descendant, depth, is_agent, name) VALUES ('root', 'root', 0, false, 'operator');
SET session_replication_role = DEFAULT;`;
