/** Why a name may be taken for another: its parts are of several scripts, or it looks like one of plain letters. */
export type NameDoubt = 'look-alike' | 'mixed'

/** Scripts whose letters are told apart; Chinese, Japanese and Korean ones belong together. */
const scripts: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Cherokee}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
]

/** Letters of other scripts that look like plain ones, and Latin ones that do. */
const foreign = /^[аеорсухіјѕһԁӏԛԝԍвнкмтьαεηικνορτυχωϲϳоսհոցզօ]$/u
const latin = /[ıɩǀɑɡɢɪʟʀɴʏʙʜᴀ-ᴢℓ]/u

/** Signs that nobody sees, other than those within an emoji. */
const unseen =
  /(?<!\p{Extended_Pictographic}\uFE0F?)\u200D|\u034F|\u17B4|\u17B5|[\u00AD\u061C\u115F\u1160\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF]/u

/** Tells whether a name may be taken for another one. Pure, and small enough for wherever names stand. */
export function nameDoubt(name: string): NameDoubt | undefined {
  // Most names are plain.
  if (/^\p{ASCII}*$/u.test(name)) return undefined
  if (unseen.test(name) || latin.test(name)) return 'look-alike'
  const labels = name.normalize('NFC').split('.').map(lettersOf)
  if (labels.some((letters) => scriptsOf(letters) > 1)) return 'mixed'
  return labels.some((letters) => letters.length > 0 && letters.every((letter) => foreign.test(letter))) ? 'look-alike' : undefined
}

function lettersOf(label: string): readonly string[] {
  return Array.from(label.toLowerCase()).filter((sign) => /(?!\p{Script=Common})\p{L}/u.test(sign))
}

function scriptsOf(letters: readonly string[]): number {
  return new Set(letters.map((letter) => scripts.findIndex((script) => script.test(letter)))).size
}
