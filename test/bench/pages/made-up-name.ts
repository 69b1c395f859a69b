/** A name for the wallet at a place in a long list: no two begin alike for long, so that each letter of a search finds fewer. */
export function madeUpName(index: number): string {
  let seed = Math.imul(index + 1, 2_654_435_761) >>> 0
  const letters = Array.from({ length: 6 }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return alphabet[(seed >>> 24) % alphabet.length]
  })
  return `${letters.join('')} ${index}`
}

/** Some of them have marks that a search does not ask for. */
const alphabet = 'abcdéfghijklmnöpqrstüvwxyz'
