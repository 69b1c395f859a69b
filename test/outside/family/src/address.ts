const alphabet = '023456789acdefghjklmnpqrstuvwxyz'
const form = /^lichen1[02-9ac-hj-np-z]{12}$/
const bodyLength = 10

/** Tells whether a text is an address of the Lichen family: `lichen1`, ten signs, and two that catch a slip of the finger. */
export function isAddress(text: unknown): text is string {
  if (typeof text !== 'string' || !form.test(text)) return false
  const body = text.slice('lichen1'.length, -2)
  return text.endsWith(checkSigns(body))
}

/** Makes an address of ten signs. */
export function toAddress(body: string): string {
  return `lichen1${body}${checkSigns(body)}`
}

/** Each sign counts by its place, so that two that changed places are noticed. */
function checkSigns(body: string): string {
  const size = alphabet.length
  const sum = [...body]
    .slice(0, bodyLength)
    .reduce((total, sign, place) => (total * 31 + alphabet.indexOf(sign) * (place + 7)) % size ** 2, 1)
  return `${alphabet.charAt(Math.floor(sum / size))}${alphabet.charAt(sum % size)}`
}
