import { networkInterfaces } from 'node:os'

/** Address of a server as its configuration has it. */
export interface ServerPlace {
  /** Its address for pages, when that is another one than it listens at. */
  readonly publicUrl?: string | undefined
  /** The name or address that it listens at. */
  readonly host: string
  /** The port that it listens at. */
  readonly port: string
}

const everywhere: readonly string[] = ['0.0.0.0', '::']
const loopback: readonly string[] = ['127.0.0.1', 'localhost', '[::1]']

/** The hosts by which a server may be meant: the one of its public address, else those that it listens at. */
export function ownHosts({ publicUrl, host, port }: ServerPlace): readonly string[] {
  if (publicUrl !== undefined) return [new URL(publicUrl).host]
  const name = host.includes(':') ? `[${host}]` : host
  const names = everywhere.includes(host) ? [...loopback, ...interfaceNames()] : loopback.includes(name) ? loopback : [name]
  return names.map((each) => new URL(`http://${each}:${port}`).host)
}

function interfaceNames(): readonly string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  // An address with a zone is good on this machine alone.
  return all.filter(({ scopeid = 0 }) => scopeid === 0).map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address))
}
