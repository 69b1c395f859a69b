import { readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'

import { readPackages, repository } from './repository.js'

/** A page that is a document of a package. */
export interface PackagePage {
  /** Its place in the site, such as `packages/eip155`. */
  readonly place: string
  readonly title: string
  readonly text: string
}

/** The README of each package, and what stands beside it, with links that hold in the site. */
export function readPackagePages(): readonly PackagePage[] {
  return readPackages().flatMap(({ name, folder }) =>
    readdirSync(join(repository, folder))
      .filter((file) => file.endsWith('.md'))
      .toSorted((left, right) => Number(right === 'README.md') - Number(left === 'README.md'))
      .map((file) => {
        const text = readFileSync(join(repository, folder, file), 'utf8')
        const [, heading = name] = /^# (.+)$/m.exec(text) ?? []
        return { place: placeOf(`${folder}/${file}`), title: file === 'README.md' ? name : heading, text: inSite(text, folder) }
      }),
  )
}

/** Where a document of the repository stands in the site. */
function placeOf(path: string): string {
  const [folder, file] = [dirname(path), basename(path, '.md').toLowerCase()]
  const name = folder.replace(/^plugins\//, '').replace(/^ui\//, '')
  return `packages/${file === 'readme' ? name : `${name}-${file}`}`
}

/** Links to other documents lead to their pages; those to files of the repository become their names. */
function inSite(text: string, folder: string): string {
  const parts = text.split(/(^```[\s\S]*?^```$)/m)
  const link = /(?<!!)\[([^\]]+)\]\(([^)\s]+)\)/g
  return parts
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(link, (_, words: string, to: string) => toLink({ words, to, folder }))))
    .join('')
}

interface Link {
  readonly words: string
  readonly to: string
  /** Where the document with the link is. */
  readonly folder: string
}

function toLink({ words, to, folder }: Link): string {
  if (/^(https?:|#)/.test(to)) return `[${words}](${to})`
  const [path = '', anchor] = to.split('#')
  const target = normalize(join(folder, path)).replace(/\/$/, '')
  const document = target.endsWith('.md') ? target : `${target}/README.md`
  if (document.startsWith('docs/')) return `[${words}](/${document.slice('docs/'.length, -'.md'.length)})`
  const isKnown = readPackages().some((each) => each.folder === dirname(document))
  return isKnown ? `[${words}](/${placeOf(document)}${anchor === undefined ? '' : `#${anchor}`})` : words
}
