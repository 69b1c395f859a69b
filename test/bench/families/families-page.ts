import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../bundle.js'
import type { FamilyManifest } from './family-manifests.js'

/** Writes a page that registers families, and lists the networks of all of them or of one: which, its address says. */
export function writeFamiliesPage(folder: string, manifests: readonly FamilyManifest[]): void {
  const families = manifests.map(({ family }) => family)
  writeFileSync(join(folder, 'families.html'), html)
  writeFileSync(
    join(folder, 'families.ts'),
    `import { createBillfold } from '${join(root, 'ui/src/index.ts')}'
${registrations(manifests)}
const families = new URLSearchParams(location.search).get('listed') === 'all' ? ${JSON.stringify(families)} : ['eip155']
const networkOf = (family) => ({ id: 1, caipNetworkId: family + ':1', chainNamespace: family, name: family, nativeCurrency, rpcUrls: { default: { http: [] } } })
const nativeCurrency = { name: 'Coin', symbol: 'COIN', decimals: 9 }
createBillfold({ projectId: 'bench', networks: families.map(networkOf), plugins })
`,
  )
}

/** Writes the part of a page that registers families: what they cost it. Gives the file. */
export function writeRegistrations(folder: string, manifests: readonly FamilyManifest[]): string {
  const file = join(folder, `register-${manifests.length}.ts`)
  writeFileSync(file, `import { createBillfold } from '@billfold/ui'\n${registrations(manifests)}\ncreateBillfold({ plugins })\n`)
  return file
}

function registrations(manifests: readonly FamilyManifest[]): string {
  const imports = manifests.map(({ file, name, family }) => `import { ${name} as ${family} } from '${file}'`)
  return `${imports.join('\n')}\nconst plugins = [${manifests.map(({ family }) => `${family}()`).join(', ')}]`
}

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Seven families</title>
    <link rel="icon" href="data:," />
    <script type="module" src="./families.ts"></script>
  </head>
  <body>
    <billfold-button id="connect"></billfold-button>
  </body>
</html>
`
