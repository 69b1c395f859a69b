/** Writes any script's digits, full-width ones too, as 0 to 9. Everything else stays. */
export function plainDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\p{Nd}/gu, (sign) => String(digitValue(sign)))
}

/** Unicode keeps the ten digits of a script in a row: the value is the distance from the row's start. */
function digitValue(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return value
}
