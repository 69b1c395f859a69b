import { confusables } from './data/confusables.js'

const table: ReadonlyMap<string, string> = new Map(
  confusables
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [latin = '', others = ''] = line.split(' ')
      return Array.from(others, (other) => [other, latin] as const)
    }),
)

/** The Latin letters that a letter looks like, as capital or small letter; the letter itself when it looks like none. */
export function latinOf(letter: string): string {
  return table.get(letter) ?? table.get(letter.toUpperCase()) ?? letter
}
