import { createTestPlatform, type TestPlatform } from '@kvota/platform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { readCompose, textOf, variablesOf } from './read-compose.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
}
interface Dashboard {
  readonly panels: readonly {
    readonly id: number;
    readonly title: string;
    readonly datasource: { readonly uid: string };
    readonly gridPos: { readonly x: number; readonly w: number };
    readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[];
  }[];
}

const { groups } = parse(textOf('prometheus/alerts.yml')) as { groups: readonly { rules: readonly Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(textOf('grafana/dashboards/platform.json')) as Dashboard;
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

describe('alerts and the dashboard', () => {
  let platform: TestPlatform;
  let lines: readonly string[];
  beforeAll(async () => {
    platform = await createTestPlatform();
    const read = async (): Promise<string> => (await fetch(`${platform.url}/metrics`)).text();
    // The first answer counts as a request of the second.
    await read();
    lines = (await read()).split('\n');
  });
  afterAll(() => platform.close());

  /** Names of the series of the answer: of a histogram those of its parts. */
  const seriesOf = (): Set<string> => {
    const types = lines.flatMap((line) => {
      const [, name = '', type] = /^# TYPE (\w+) (\w+)$/.exec(line) ?? [];
      return type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name];
    });
    // Prometheus writes it for each target.
    return new Set([...types, 'up'].filter(Boolean));
  };

  test('every series that they read is in the answer of /metrics', () => {
    const used = new Set(expressions.flatMap((expr) => expr.match(/\b(?:kvota|nodejs|process)_\w+|\bup\b/g) ?? []));
    expect(used.size).toBeGreaterThan(12);
    expect([...used].filter((name) => !seriesOf().has(name))).toEqual([]);
  });

  test('every series of the platform is in an alert or on the dashboard', () => {
    const own = lines.flatMap((line) => /^# TYPE (kvota_\w+) /.exec(line)?.[1] ?? []);
    expect(own.filter((name) => !expressions.some((expr) => expr.includes(name)))).toEqual([]);
  });

  test('they select and show labels that the series have, or that Prometheus adds', () => {
    const known = ['job', 'instance', 'le', ...lines.flatMap((line) => line.match(/\w+(?==")/g) ?? [])];
    // A platform of one test has neither game servers, nor ignored messages, nor money in suspense.
    const labels = [...known, 'server', 'reason', 'currency'];
    const selected = expressions.flatMap((expr) => [
      ...[...expr.matchAll(/(\w+)(?:=~?|!=)"/g)].map(([, label]) => label),
      ...[...expr.matchAll(/by \(([\w, ]+)\)/g)].flatMap(([, list = '']) => list.split(', ')),
    ]);
    const shown = [
      ...rules.flatMap(({ annotations }) => [...annotations.summary.matchAll(/\$labels\.(\w+)/g)]),
      ...panels.flatMap(({ targets }) =>
        targets.flatMap(({ legendFormat }) => [...legendFormat.matchAll(/\{\{(\w+)/g)]),
      ),
    ].map(([, label]) => label);
    expect([...selected, ...shown].filter((label) => !labels.includes(String(label)))).toEqual([]);
  });
});

test('an alert has a name, a severity and a sentence; brackets of expressions are closed', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { labels, annotations } of rules) {
    expect(['page', 'warning']).toContain(labels.severity);
    expect(annotations.summary).toMatch(/\.$/);
  }
  for (const expr of expressions)
    for (const [open, close] of ['()', '{}', '[]'])
      expect([expr, expr.split(open!).length]).toEqual([expr, expr.split(close!).length]);
});

test('panels have ids of their own and the source that is provisioned, and fit into the row', () => {
  const { datasources } = parse(textOf('grafana/provisioning/datasources/prometheus.yml')) as {
    datasources: readonly { uid: string }[];
  };
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const { datasource, gridPos } of panels) {
    expect(datasources.map(({ uid }) => uid)).toContain(datasource.uid);
    expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
  }
});

test('Prometheus reads every node of the compose file directly, with the secret that it is given', () => {
  const { services, secrets } = readCompose(
    Object.fromEntries(Object.keys(variablesOf(textOf('.env.example'))).map((name) => [name, 'x'])),
  );
  const nodes = Object.keys(services).filter((name) => name.startsWith('platform-'));
  for (const node of nodes) expect(textOf('prometheus/prometheus.yml')).toContain(`'${node}:`);
  expect(textOf('prometheus/prometheus.yml')).toContain('credentials_file: /run/secrets/metrics-token');
  expect(services['prometheus']?.secrets).toEqual(['metrics-token']);
  expect(secrets['metrics-token']).toEqual({ environment: 'KVOTA_METRICS_TOKEN' });
});
