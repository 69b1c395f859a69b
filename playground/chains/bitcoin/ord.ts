import type { RestAnswer, RestRequest } from '../shared/rest-server.js'
import type { BitcoinNode, UnspentCoin } from './node.js'
import { scriptOf } from './scripts.js'
import { bitcoinInscriptions, collectibleCoins, gro } from './seed.js'

/** An inscription, and the coin that it lies on. */
interface Placed {
  readonly id: string
  readonly inscription: (typeof bitcoinInscriptions)[number]
  readonly coin: UnspentCoin
}

/**
 * A simulator of an ord server: no ord runs here, and nothing is inscribed in a witness. What the seed says lies on a coin of Gro's that the node
 * has, and is gone from sight once that is spent.
 */
export async function ord(node: BitcoinNode, { method, path }: RestRequest): Promise<RestAnswer | undefined> {
  const [, what, name = ''] = /^\/(address|inscription|content)\/(\w+)$/.exec(path) ?? []
  if (method !== 'GET' || what === undefined) return undefined
  const all = await inscriptions(node)
  if (what === 'address') return ofAddress(node, all, name)
  const found = all.find(({ id }) => id === name)
  if (found === undefined) return { status: 404, text: `inscription ${name} not found` }
  const { content, contentType } = found.inscription
  return what === 'content' ? { text: content, type: contentType } : { json: written(found) }
}

async function inscriptions(node: BitcoinNode): Promise<readonly Placed[]> {
  const coins = await node.coins(scriptOf(gro.ordinals) ?? new Uint8Array())
  const coin = coins.find(({ value }) => value === collectibleCoins.inscription)
  return coin === undefined ? [] : bitcoinInscriptions.map((inscription, index) => ({ id: `${coin.txid}i${index}`, inscription, coin }))
}

async function ofAddress(node: BitcoinNode, all: readonly Placed[], address: string): Promise<RestAnswer> {
  const script = scriptOf(address)
  if (script === undefined) return { status: 400, text: `invalid address: ${address}` }
  const coins = await node.coins(script)
  const outputs = coins.map(outpoint)
  return {
    json: {
      outputs,
      inscriptions: all.filter(({ coin }) => outputs.includes(outpoint(coin))).map(({ id }) => id),
      sat_balance: coins.reduce((sum, { value }) => sum + value, 0),
      runes_balances: [],
    },
  }
}

function written({ id, inscription: { number, contentType, content }, coin }: Placed): object {
  return {
    ...{ id, number, address: gro.ordinals, value: coin.value, height: coin.height ?? null, satpoint: `${outpoint(coin)}:0` },
    ...{ content_type: contentType, effective_content_type: contentType, content_length: content.length },
    ...{ charms: [], child_count: 0, children: [], parents: [], rune: null, sat: null, fee: 0, metaprotocol: null },
  }
}

function outpoint({ txid, vout }: UnspentCoin): string {
  return `${txid}:${vout}`
}
