/** Letters of other scripts, and digits, that are read as Latin letters. */
const readAs: Readonly<Record<string, string>> = {
  ...{ а: 'a', ɑ: 'a', α: 'a', е: 'e', ё: 'e', о: 'o', ο: 'o', 0: 'o', р: 'p', ρ: 'p', с: 'c', у: 'y', х: 'x', і: 'i', ı: 'i', 1: 'l' },
  ...{
    ӏ: 'l',
    ѕ: 's',
    5: 's',
    ј: 'j',
    һ: 'h',
    ԁ: 'd',
    ԛ: 'q',
    ԝ: 'w',
    ν: 'v',
    ո: 'n',
    ս: 'u',
    ց: 'g',
    к: 'k',
    м: 'm',
    т: 't',
    в: 'b',
    н: 'h',
  },
}

/** True for two different names that are read as the same one. */
export function looksLikeName(one: string, other: string): boolean {
  return one !== other && asRead(one) === asRead(other)
}

function asRead(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
  return Array.from(plain, (sign) => readAs[sign] ?? sign)
    .join('')
    .replaceAll('i', 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/[-_]/g, '')
}
