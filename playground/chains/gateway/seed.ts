/** What the local gateway of IPFS has. Constants only: a page may import them. The content ids are made up: nothing here is hashed. */

/** Folders, by what is in them. */
export const gatewayFolders: Readonly<Record<'prints' | 'lights' | 'moorings' | 'pictures', string>> = {
  /** Descriptions of the prints of the first EVM chain, by number. */
  prints: folder('prints'),
  /** Of lights on Solana, and of moorings on Stacks. */
  lights: folder('lights'),
  moorings: folder('moorings'),
  pictures: folder('pictures'),
}

const { prints, lights, moorings, pictures } = gatewayFolders

/** Descriptions by their path, as collections write them: each has its own way to say where a picture is. */
export const gatewayDescriptions: Readonly<Record<string, { readonly name: string; readonly image: string }>> = {
  [`${prints}/1`]: { name: 'The pier at noon', image: `ipfs://${pictures}/pier.png` },
  [`${prints}/2`]: { name: 'The mole in winter', image: `https://ipfs.io/ipfs/${pictures}/mole.svg` },
  [`${lights}/3.json`]: { name: 'Harbour Light #3', image: `ipfs://ipfs/${pictures}/light.webp` },
  [`${lights}/4.json`]: { name: 'Harbour Light #4', image: `ipfs://${pictures}/pier.png` },
  [`${moorings}/12.json`]: { name: 'Mooring at the east quay', image: `ipfs://${pictures}/mole.svg` },
}

/** Pictures by their path, and the content type of each. */
export const gatewayPictures: Readonly<Record<string, string>> = {
  [`${pictures}/pier.png`]: 'image/png',
  [`${pictures}/light.webp`]: 'image/webp',
  [`${pictures}/mole.svg`]: 'image/svg+xml',
}

function folder(name: string): string {
  return `bafybei${name.padEnd(52, 'a')}`
}
