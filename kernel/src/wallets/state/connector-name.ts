/** Names under which one wallet goes in several ecosystems. */
const sameNames: Readonly<Record<string, string>> = { 'Trust Wallet': 'Trust' }

/** The name by which connectors of the same wallet find each other. */
export function connectorName(name: string): string {
  return Object.hasOwn(sameNames, name) ? (sameNames[name] as string) : name
}
