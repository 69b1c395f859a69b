import { fieldOf, mayHaveBeenSent, transferError } from '@billfold/kernel/family'

/** The name of what a wallet has sent. What it does not say, or fails after it may have sent, is an unknown outcome. */
export async function sentBy(ask: () => Promise<unknown>): Promise<string> {
  const said = await ask().catch((error: unknown) => {
    throw mayHaveBeenSent(error) ? transferError('transfer/unknown-outcome', {}, error) : error
  })
  const txid = fieldOf(said, 'txid')
  if (typeof txid !== 'string' || !/^(?:0x)?[0-9a-f]{64}$/i.test(txid)) throw transferError('transfer/unknown-outcome', {})
  return txid.replace(/^0x/i, '').toLowerCase()
}
