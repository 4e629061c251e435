/** Known findings of tables.spec.ts that are accepted, each with its reason. Limits are never loosened instead. */
export interface Exception {
  readonly game: string;
  readonly posture: string;
  /** A part of the finding. */
  readonly finding: RegExp;
  readonly reason: string;
}

const EXCEPTIONS: readonly Exception[] = [];

export const withoutExceptions = (game: string, posture: string, findings: readonly string[]): string[] =>
  findings.filter(
    (finding) =>
      !EXCEPTIONS.some(
        (each) => each.game === game && each.posture === posture && each.finding.test(finding),
      ),
  );
