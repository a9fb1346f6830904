/** A rule of a style sheet, with single spaces. */
export interface Rule {
  /** Its condition: `@media (hover: hover)`; empty at the top level. */
  readonly condition: string;
  readonly selector: string;
  readonly body: string;
}

const single = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Returns the rules of a style sheet as vanilla-extract writes it: conditions with nested rules, no comments. */
export function rulesOf(sheet: string, condition = ''): readonly Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let from = 0;
  let head = '';
  for (let at = 0; at < sheet.length; at += 1) {
    const sign = sheet[at];
    if (sign === ';' && depth === 0) from = at + 1;
    if (sign === '{' && (depth += 1) === 1) {
      head = single(sheet.slice(from, at));
      from = at + 1;
    }
    if (sign !== '}' || (depth -= 1) > 0) continue;
    const body = sheet.slice(from, at);
    if (/^@(?:media|supports|container|layer)/.test(head)) rules.push(...rulesOf(body, head));
    else rules.push({ condition, selector: head, body: single(body) });
    from = at + 1;
  }
  return rules;
}
