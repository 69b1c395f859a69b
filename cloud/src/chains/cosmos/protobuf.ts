/** A field of a message that is bytes: a text, or another message. */
export interface BytesField {
  readonly field: number
  readonly bytes: Buffer
}

const lengthDelimited = 2

/** Writes a field that is a text of less than 128 bytes. */
export function textField(field: number, text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8')
  return Buffer.concat([Buffer.from([(field << 3) | lengthDelimited, bytes.length]), bytes])
}

/** The fields of a message that are bytes, in their order. The messages that are read here have no others. */
export function readFields(message: Buffer): readonly BytesField[] {
  const found: BytesField[] = []
  for (let at = 0; at < message.length;) {
    const tag = readNumber(message, at)
    const length = readNumber(message, tag.end)
    const end = length.end + length.value
    if ((tag.value & 7) !== lengthDelimited || end > message.length) throw new Error('The answer of the node is no message of this kind')
    found.push({ field: tag.value >> 3, bytes: message.subarray(length.end, end) })
    at = end
  }
  return found
}

function readNumber(bytes: Buffer, start: number): { readonly value: number; readonly end: number } {
  let value = 0
  for (let at = start; at < start + 5; at += 1) {
    const byte = bytes[at] ?? 0
    value += (byte & 0x7f) * 2 ** (7 * (at - start))
    if (byte < 0x80) return { value, end: at + 1 }
  }
  throw new Error('The answer of the node has a number that is too long')
}
