import { encodeQR } from 'qr'

/** The dark modules of a QR code as rows of true and false, without the quiet zone. Medium error correction: it survives a logo and a scratch. */
export function encodeQr(text: string): readonly (readonly boolean[])[] {
  // The encoder insists on a border of at least one.
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
  return rows.slice(1, -1).map((row) => row.slice(1, -1))
}
