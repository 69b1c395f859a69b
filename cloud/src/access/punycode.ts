// RFC 3492, section 5: the numbers of Punycode.
const [base, least, most, skew, damp, firstBias, firstCode] = [36, 1, 26, 38, 700, 72, 128] as const
const highestCode = 0x10_ff_ff
const prefix = 'xn--'

/** A host in the letters that people write: browsers tell `xn--bcher-kva` for bücher. What cannot be decoded stays as it is. */
export function decodeHost(host: string): string {
  return host.replaceAll(/(?<![^.])xn--[^.:*]+/g, (label) => decodeLabel(label.slice(prefix.length)) ?? label)
}

/** Decodes one label by the RFC; undefined when it is none. */
function decodeLabel(label: string): string | undefined {
  const hyphen = label.lastIndexOf('-')
  const codes = Array.from(label.slice(0, Math.max(hyphen, 0)), (letter) => letter.charCodeAt(0))
  let [code, bias, at]: [number, number, number] = [firstCode, firstBias, 0]
  for (let next = hyphen + 1; next < label.length; at += 1) {
    const before = at
    for (let [weight, step] = [1, base]; ; step += base) {
      const digit = digitOf(label.charCodeAt(next))
      next += 1
      if (digit === undefined) return undefined
      at += digit * weight
      const threshold = Math.min(Math.max(step - bias, least), most)
      if (digit < threshold) break
      weight *= base - threshold
    }
    bias = adapted(at - before, codes.length + 1, before === 0)
    code += Math.floor(at / (codes.length + 1))
    at %= codes.length + 1
    if (code > highestCode) return undefined
    codes.splice(at, 0, code)
  }
  return codes.length === 0 ? undefined : String.fromCodePoint(...codes)
}

function digitOf(letter: number): number | undefined {
  if (letter >= 97 && letter <= 122) return letter - 97
  return letter >= 48 && letter <= 57 ? letter - 22 : undefined
}

function adapted(delta: number, length: number, isFirst: boolean): number {
  let left = Math.floor(delta / (isFirst ? damp : 2))
  left += Math.floor(left / length)
  let bias = 0
  for (; left > ((base - least) * most) / 2; bias += base) left = Math.floor(left / (base - least))
  return bias + Math.floor(((base - least + 1) * left) / (left + skew))
}
