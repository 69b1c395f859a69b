import { fieldOf, mayHaveBeenSent, transferError } from '@billfold/kernel/family'

/** What a wallet has sent: its name, and itself where the wallet gives it. What it does not say, or fails after it may have sent, is an unknown outcome. */
export async function sentBy(ask: () => Promise<unknown>): Promise<{ readonly txid: string; readonly transaction?: string }> {
  const said = await ask().catch((error: unknown) => {
    throw mayHaveBeenSent(error) ? transferError('transfer/unknown-outcome', {}, error) : error
  })
  const txid = fieldOf(said, 'txid')
  if (typeof txid !== 'string' || !/^(?:0x)?[0-9a-f]{64}$/i.test(txid)) throw transferError('transfer/unknown-outcome', {})
  const transaction = fieldOf(said, 'transaction')
  return { txid: txid.replace(/^0x/i, '').toLowerCase(), ...(typeof transaction === 'string' && { transaction }) }
}
