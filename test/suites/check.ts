/**
 * One thing that must hold of a plugin, by the sentence that says it. Checks are data: the suites run them as tests, and they can
 * be run one by one to see that a broken plugin breaks them.
 */
export interface Check<Subject> {
  readonly name: string
  run(subject: Subject): void | Promise<void>
}

/** Thrown by a check: what was found, in words that help. */
export class CheckFailure extends Error {
  override readonly name = 'CheckFailure'
}

/** Ends a check unless the condition holds. */
export function must(condition: unknown, otherwise: string): asserts condition {
  if (condition !== true) throw new CheckFailure(otherwise)
}

/** True for a text with something in it. */
function isText(found: unknown): found is string {
  return typeof found === 'string' && found !== ''
}

/** True for a signature: a text, or a list of texts. */
export function isSignature(found: unknown): boolean {
  return isText(found) || (Array.isArray(found) && found.length > 0 && found.every(isText))
}

/** Thrown by a check when the plugin lacks what it is about: no fault, but told in the table of what a plugin cannot do. */
export class Absent extends Error {
  override readonly name = 'Absent'
}

/** Ends a check that has nothing to look at; the reason is one of its table. */
export function lacks(reason: string): never {
  throw new Absent(reason)
}
