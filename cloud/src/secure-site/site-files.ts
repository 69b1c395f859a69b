import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A built file, as it is sent. */
export interface SiteFile {
  readonly type: string
  readonly body: Buffer
  readonly gzip: Buffer
  /** Its name holds a hash of what is in it. */
  readonly isFinal: boolean
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

/** The files of a built site by the path at which they are found: pages without their ending. Empty when it is not built. */
export function readSite(folder: string, cloud: string): ReadonlyMap<string, SiteFile> {
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name)
      return [pathOf(folder, file), readFile(file, cloud)]
    }),
  )
}

function readFile(file: string, cloud: string): SiteFile {
  const isPage = file.endsWith('.html')
  const body = isPage ? Buffer.from(toldCloud(readFileSync(file, 'utf8'), cloud)) : readFileSync(file)
  const isFinal = file.includes(`${sep}assets${sep}`)
  return { type: types[extname(file)] ?? 'application/octet-stream', body, gzip: gzipSync(body), isFinal }
}

/** Tells a page where its cloud is. */
function toldCloud(page: string, cloud: string): string {
  const content = cloud.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return page.replace('<head>', () => `<head><meta name="billfold-cloud" content="${content}">`)
}

/** `sdk.html` and `sdk/index.html` are at `/sdk`. */
function pathOf(folder: string, file: string): string {
  return file
    .slice(folder.length)
    .replaceAll(sep, '/')
    .replace(/(\/index)?\.html$/, '')
}
