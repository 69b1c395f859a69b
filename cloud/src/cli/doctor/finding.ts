/** One thing that the doctor has looked at. */
export interface Finding {
  /** `wrong` keeps the cloud from working, `doubtful` works but is seldom meant. */
  readonly kind: 'good' | 'doubtful' | 'wrong'
  readonly line: string
  /** How to mend it. */
  readonly remedy?: string
}

const marks = { good: 'ok      ', doubtful: 'doubtful', wrong: 'WRONG   ' } as const

/** A finding as a line for people. */
export function findingLine({ kind, line, remedy }: Finding): string {
  return `${marks[kind]}  ${line}${remedy === undefined ? '' : `\n          → ${remedy}`}`
}
