/** The letters that a name shows, where those that people take for each other are one: names with the same skeleton look alike (UTS 39). */
export function skeleton(name: string, latinOf: (letter: string) => string = (letter) => letter): string {
  const shown = Array.from(name.normalize('NFKD').replaceAll(/\p{M}/gu, ''), latinOf)
  const plain = shown
    .join('')
    .toLowerCase()
    .replaceAll(/[1|!]/g, 'i')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  const folded = plain.replaceAll('i', 'l').replaceAll('0', 'o').replaceAll('rn', 'm').replaceAll('vv', 'w')
  return folded.length > suffix.length && folded.endsWith(suffix) ? folded.slice(0, -suffix.length) : folded
}

const suffix = 'wallet'
