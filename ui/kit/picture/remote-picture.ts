import type { EndpointName, KernelOptions } from '@billfold/kernel'
import type { PictureSource } from './image-store.js'

const picturing: readonly EndpointName[] = ['blockchain', 'wallet']

/** The services that a host names, as far as pictures are asked for there. */
export interface PictureEndpoints {
  readonly options: Pick<KernelOptions, 'endpoints'>
  readonly http: {
    endpoint(name: EndpointName): { blob(path: string, options: { readonly signal: AbortSignal }): Promise<Blob> } | undefined
  }
}

/** A picture that is written out, or lies at a service that the host names. No other address is ever asked. */
export function remotePicture(kernel: PictureEndpoints, key: string, address: string): PictureSource | undefined {
  if (address.startsWith('data:')) return writtenPicture(key, address)
  if (!URL.canParse(address)) return undefined
  const { origin, pathname, search } = new URL(address)
  const name = picturing.find((endpoint) => originOf(kernel.options.endpoints[endpoint]) === origin)
  const client = name && kernel.http.endpoint(name)
  return client && { key: `${key} ${address}`, load: (signal) => client.blob(`${pathname}${search}`, { signal }) }
}

/** A picture that is written out: showing it asks nobody. */
export function writtenPicture(key: string, address: string): PictureSource {
  return { key: `${key} ${address.length}`, written: address, load: () => Promise.resolve(address) }
}

function originOf(base: string | readonly string[] | undefined): string | undefined {
  return typeof base === 'string' && URL.canParse(base) ? new URL(base).origin : undefined
}
