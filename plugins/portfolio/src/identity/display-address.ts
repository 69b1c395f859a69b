import type { ChainNamespace } from '@billfold/kernel'

/** How addresses are shown where a family has a form that catches mistakes. The code for it comes with the first such address. */
const forms: { readonly [K in ChainNamespace]?: () => Promise<(address: string) => string> } = {
  eip155: async () => (await import('./checksum-address.js')).checksumAddress,
}

/** The address as it is shown and copied; undefined where it stays as it is. */
export async function displayAddress(namespace: ChainNamespace, address: string): Promise<string | undefined> {
  const form = await forms[namespace]?.()
  const shown = form?.(address)
  return shown === address ? undefined : shown
}
