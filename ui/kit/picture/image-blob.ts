/** The largest picture in a `data:` address: wallets put theirs there. */
const mostBytes = 262_144

const imageTypes = /^image\/(?:svg\+xml|png|webp|jpeg|gif|avif)$/

/** A picture as bytes: checked when it is a blob, unpacked when it is a `data:` address. Undefined for everything else. */
export function imageBlob(picture: Blob | string): Blob | undefined {
  const blob = typeof picture === 'string' ? unpacked(picture) : picture
  return blob !== undefined && imageTypes.test(blob.type) ? blob : undefined
}

function unpacked(address: string): Blob | undefined {
  const [, type = '', parameters = '', data = ''] = /^data:([\w/+.-]+)((?:;[\w=.-]+)*),(.*)$/s.exec(address.slice(0, mostBytes * 3)) ?? []
  if (type === '') return undefined
  const bytes = parameters.endsWith(';base64') ? fromBase64(data) : fromPercent(data)
  return bytes === undefined || bytes.length > mostBytes ? undefined : new Blob([bytes], { type })
}

function fromBase64(data: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(data), (byte) => byte.codePointAt(0) ?? 0)
  } catch {
    // Not base64: no picture.
    return undefined
  }
}

function fromPercent(data: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return new TextEncoder().encode(decodeURIComponent(data))
  } catch {
    // A percent sign that stands for nothing: no picture.
    return undefined
  }
}
