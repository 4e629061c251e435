/** A CSS selector of the place on the table that a rule is about: of the rule itself, or of its section. */
export function placeOfRule(places: Readonly<Record<string, string>>, rule: string): string | undefined {
  const [section = ''] = rule.split('.');
  return places[rule] ?? places[section];
}
