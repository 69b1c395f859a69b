import { isOriginAllowed } from '../access/origin-pattern.js'
import type { CollectiblesConfig } from '../config/config.js'

/** A place that this server may fetch from. */
export interface Place {
  /** Its address as pages are told it, the same for all ways to write it: `ipfs://…/1.json`. */
  readonly address: string
  readonly url: string
  /** True where the address is made of the content, which never changes. */
  readonly isFixed: boolean
}

/** Finds the place that an address stands for; undefined where the configuration names none for it. */
export type FindPlace = (address: unknown) => Place | undefined

/** The longest address that is read. */
const longestAddress = 1_024

/** Content ids: of version 0, and of version 1 in the bases that people write. */
const cid = 'Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{50,120}|z[1-9A-HJ-NP-Za-km-z]{46,120}|f[0-9a-f]{70,140}|k[0-9a-z]{50,120}'
const rest = '(?<path>/[^?#]*)?(?:[?#].*)?$'
const host = 'https?://[^/?#@\\\\]+'
/** Every gateway has the same behind a content id, so that any of them stands for the one that is named. */
const ipfsForms: readonly RegExp[] = [
  new RegExp(`^(?:ipfs://(?:ipfs/)?|/?ipfs/)?(?<id>${cid})${rest}`, 's'),
  new RegExp(`^${host}/ipfs/(?<id>${cid})${rest}`, 's'),
  new RegExp(`^https?://(?<id>${cid})[.]ipfs[.][^/?#@\\\\]+${rest}`, 's'),
]
const arweaveForms: readonly RegExp[] = [new RegExp(`^(?:ar://|https?://arweave[.]net/)(?<id>[\\w-]{43})${rest}`, 's')]

/** Makes what finds places: below the gateways and at the hosts that are named, and nowhere else. */
export function placeFinder({ ipfs, arweave, hosts }: CollectiblesConfig): FindPlace {
  return (address) => {
    if (typeof address !== 'string' || address.length > longestAddress) return undefined
    return (
      atHost(address, hosts) ??
      behind(ipfs, { scheme: 'ipfs://', forms: ipfsForms, address }) ??
      behind(arweave, { scheme: 'ar://', forms: arweaveForms, address })
    )
  }
}

function atHost(address: string, hosts: readonly string[]): Place | undefined {
  const url = readUrl(address)
  // A stranger wrote the address: no name and password of his is sent anywhere.
  if (url === undefined || url.username !== '' || url.password !== '' || !isOriginAllowed(url.origin, hosts)) return undefined
  url.hash = ''
  return { address: url.href, url: url.href, isFixed: false }
}

function readUrl(address: string): URL | undefined {
  try {
    const url = new URL(address)
    return /^https?:$/.test(url.protocol) ? url : undefined
  } catch {
    return undefined
  }
}

interface GatewayAddress {
  readonly scheme: 'ipfs://' | 'ar://'
  readonly forms: readonly RegExp[]
  readonly address: string
}

function behind(gateway: string | undefined, { scheme, forms, address }: GatewayAddress): Place | undefined {
  if (gateway === undefined) return undefined
  // A gateway leads to places below itself, whatever its own path is called.
  const plain = address.startsWith(gateway) ? `${scheme}${address.slice(gateway.length)}` : address
  const { id, path = '' } = forms.map((form) => form.exec(plain)?.groups).find((groups) => groups !== undefined) ?? {}
  const names = path.split('/').map(decoded)
  if (id === undefined || !names.every(isName)) return undefined
  const place = `${id}${names.map(encodeURIComponent).join('/')}`
  return { address: `${scheme}${place}`, url: `${gateway}${place}`, isFixed: true }
}

function decoded(name: string): string | undefined {
  try {
    return decodeURIComponent(name)
  } catch {
    return undefined
  }
}

/** True for the name of a file. What would lead up and out, or hide another path, is none. */
function isName(name: string | undefined): name is string {
  return name !== undefined && name !== '.' && name !== '..' && !/[/\\\p{Cc}]/u.test(name)
}
