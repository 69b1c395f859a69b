import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

import { layOutPages } from './lay-out-pages.js'

/** Builds every host that has a page and a bundler, each as its own root: the pages of `html` are served at `/html/`. */
export async function buildHosts(folder: string): Promise<void> {
  const hosts = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const { name } of hosts.filter((host) => host.name !== withoutBundler)) {
    const pages = readdirSync(join(folder, name)).filter((file) => file.endsWith('.html'))
    if (pages.length > 0) await buildPages({ root: join(folder, name), base: `/${name}/`, pages })
  }
  await renderOnServer(join(folder, 'server'))
  layOutPages(join(folder, withoutBundler))
}

const withoutBundler = 'script-tag'

interface HostPages {
  readonly root: string
  readonly base: string
  readonly pages: readonly string[]
}

async function buildPages({ root, base, pages }: HostPages): Promise<void> {
  await build({ root, base, logLevel: 'error', build: { rolldownOptions: { input: pages.map((page) => join(root, page)) } } })
}

/** What a server answers with: the same page with the app in it. */
async function renderOnServer(root: string): Promise<void> {
  // The examples are TypeScript, and so is what Node cannot load from a package.
  const ssr = { noExternal: [/^shared$/, /^@billfold\/example-/] }
  await build({ root, ssr, logLevel: 'error', build: { ssr: 'render.jsx', outDir: 'dist-server' } })
  const { render } = (await import(pathToFileURL(join(root, 'dist-server/render.js')).href)) as { readonly render: () => string }
  const page = join(root, 'dist/index.html')
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace('<!--app-->', () => render()),
  )
}
