import type { Fact, Risk } from '../approval/approval.js'
import type { Messages } from '../messages/messages.js'
import type { CallWords } from './call-words.js'

/** The facts of several calls, each after its number. */
export function numbered(told: readonly CallWords[], words: Messages): readonly Fact[] {
  return told.flatMap(({ title, facts }, index): readonly Fact[] => [
    ...(told.length > 1 ? [{ label: words.instruction(index + 1, ''), value: title }] : []),
    ...facts,
  ])
}

/** Each risk once, whatever the number of calls that have it. */
export function distinct(risks: readonly Risk[]): readonly Risk[] {
  return risks.filter(({ text }, index) => risks.findIndex((other) => other.text === text) === index)
}
