import { Metadata, TypeRegistry } from '@polkadot/types'
import metadataHex from '@polkadot/types-support/metadata/v14/polkadot-hex'
import version from '@polkadot/types-support/metadata/v14/polkadot-ver'

/** The real metadata of Polkadot, as its nodes answer. */
export { metadataHex }

/** The version that has it. */
export const runtimeVersion: typeof version = version

/** The real codecs, by that metadata. */
export const registry: TypeRegistry = makeRegistry()

function makeRegistry(): TypeRegistry {
  const made = new TypeRegistry()
  made.setMetadata(new Metadata(made, metadataHex))
  return made
}
