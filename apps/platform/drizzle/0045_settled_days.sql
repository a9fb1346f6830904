CREATE FUNCTION "payment_fact_days"("facts" jsonb) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT floor((fact->>'at')::numeric / 86400000)::integer) FROM jsonb_array_elements(facts) AS fact
$$;--> statement-breakpoint
CREATE INDEX "payments_fact_days" ON "payments" USING gin (payment_fact_days("facts"));