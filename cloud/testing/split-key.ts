import { createHash, randomBytes } from 'node:crypto'

/** Shares as the cloud is given them: it looks into none of them. */
export function drawShares(kind: 'automatic' | 'passkey' | 'code' = 'automatic') {
  const draw = (): string => randomBytes(33).toString('base64url')
  // A passkey stands before what it sealed.
  return { auth: draw(), recovery: { kind, share: kind === 'passkey' ? `${draw()}.${draw()}` : draw() } }
}

/** Addresses of one key. */
export function addressesOf(key: string) {
  return {
    eip155: `0x${createHash('sha256').update(key).digest('hex').slice(0, 40)}`,
    solana: createHash('sha256').update(`s${key}`).digest('hex'),
  }
}
