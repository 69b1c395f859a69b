import { Metadata, TypeRegistry } from '@polkadot/types'
import relayMetadataHex from '@polkadot/types-support/metadata/v14/polkadot-hex'
import answeredMetadata from '@polkadot/types-support/metadata/v15/asset-hub-polkadot-hex'
import version from '@polkadot/types-support/metadata/v15/asset-hub-polkadot-ver'

/** The real metadata of Polkadot's relay chain, as its nodes answer. */
export { relayMetadataHex }

/** The first bytes of metadata: `meta`, in hex. */
const magic = '6d657461'

/** The real metadata of Polkadot's Asset Hub, where money is held. In the package its length stands before it. */
export const metadataHex: `0x${string}` = `0x${answeredMetadata.slice(answeredMetadata.indexOf(magic))}`

/** The version that has it. */
export const runtimeVersion: typeof version = version

/** The real codecs, by that metadata. */
export const registry: TypeRegistry = makeRegistry()

function makeRegistry(): TypeRegistry {
  const made = new TypeRegistry()
  made.setMetadata(new Metadata(made, metadataHex))
  return made
}
