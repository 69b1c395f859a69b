/** A sample's words as the pseudo-locale has them: accents and a third more, to see what does not fit. */
export function pseudoSample(english: string): string {
  const words = english.replaceAll(/<\/?\w+>|[aeiou]/g, (part) => accents[part] ?? part)
  return `[${words}${' ~'.repeat(Math.ceil(english.length / 6))}]`
}

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }
