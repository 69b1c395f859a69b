import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Rolldown, build } from 'vite'

import { shadowCss } from '../../../ui/build/index.js'
import { root } from '../bundle.js'
import { published } from './published.js'

/** A page of this folder's neighbour, as a host would ship it. */
export interface BuiltPage {
  readonly name: PageName
  readonly files: ReadonlyMap<string, PageFile>
  readonly chunks: readonly Rolldown.OutputChunk[]
}

/** A file of a page as it goes over the line. */
export interface PageFile {
  readonly type: string
  readonly gzip: Buffer
}

/** The pages that are measured: a plain one, nine with our library, and one that is written when it is measured. */
export type PageName = 'plain' | 'bare' | 'host' | 'many' | 'held' | 'history' | 'asked' | 'families' | 'fifty' | 'login' | 'real' | 'still'

const pages = join(root, 'test/bench/pages')

export interface BuildPageOptions {
  /** What is left out. */
  readonly external?: readonly RegExp[]
  /** The folder of the page, when it is not one of the neighbour's. */
  readonly folder?: string
  /** Each module stands for itself, which tells what makes a figure. The figure itself is that of the packages that would be published. */
  readonly isFromSource?: boolean
}

/** Builds a page as Vite does for production. */
export async function buildPage(
  name: PageName,
  { external = [], folder = pages, isFromSource = false }: BuildPageOptions = {},
): Promise<BuiltPage> {
  const built = await build({
    configFile: false,
    root: folder,
    base: `/${name}/`,
    publicDir: false,
    logLevel: 'error',
    plugins: [isFromSource ? [] : await published(), shadowCss()],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(folder, `${name}.html`), external: [...external] },
    },
  })
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput
  return {
    name,
    files: new Map(output.map((part) => [part.fileName, fileOf(part)])),
    chunks: output.filter((part) => part.type === 'chunk'),
  }
}

function fileOf(part: Rolldown.OutputChunk | Rolldown.OutputAsset): PageFile {
  const text = part.type === 'chunk' ? part.code : part.source
  return { type: types[part.fileName.split('.').at(-1) ?? ''] ?? 'application/octet-stream', gzip: gzipSync(text, { level: 9 }) }
}

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
}
