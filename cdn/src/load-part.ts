/** Facts of the build about a file that is loaded later. */
interface Part {
  /** Hash that its bytes are compared with, as in the attribute `integrity`. */
  readonly hash: string
  /** The files that it imports, and theirs, of those that are loaded later too. */
  readonly imports: readonly string[]
}

/** The parts of a list, by file. */
type Parts = Readonly<Record<string, Part | undefined>>

/** The list that has every part but the texts of languages, and its hash: the build writes both into this file. */
declare const BILLFOLD_PARTS: { readonly list: string; readonly hash: string }

/**
 * Loads a file of the folder after comparing it, and all that it imports, with the hashes of the build: the hash of the first file, which
 * stands in the page, vouches for every file after it. The build puts it in the place of each `import()`.
 */
export async function loadPart(file: string, list?: string): Promise<unknown> {
  checkOwnName()
  const common = await readList(BILLFOLD_PARTS.list, BILLFOLD_PARTS.hash)
  const parts = list === undefined ? common : { ...common, ...(await readList(list, common[list]?.hash)) }
  const needed = [file, ...(parts[file]?.imports ?? [])]
  // Files that are imported come first: a browser that looks for imports by itself finds each on its way already.
  await Promise.all(needed.toReversed().map((each) => fetchOnce(each, parts[each]?.hash)))
  return import(/* @vite-ignore */ addressOf(file))
}

async function readList(file: string, hash: string | undefined): Promise<Parts> {
  await fetchOnce(file, hash)
  const { parts } = (await import(/* @vite-ignore */ addressOf(file))) as { readonly parts: Parts }
  return parts
}

const fetched = new Map<string, Promise<void>>()

/** A file that did not come is asked for again by whoever wants it next. */
function fetchOnce(file: string, hash: string | undefined): Promise<void> {
  const known = fetched.get(file)
  if (known !== undefined) return known
  const fetching = fetchCompared(file, hash)
  fetched.set(file, fetching)
  fetching.catch(() => fetched.delete(file))
  return fetching
}

/** Has the browser fetch a module and keep it, if it has the hash. An `import()` of it then gets what was kept. */
async function fetchCompared(file: string, hash: string | undefined): Promise<void> {
  if (hash === undefined) throw new Error(`The build knows no ${file}: have all files of the folder be of one version.`)
  const link = document.createElement('link')
  // As with the attribute of a script: a browser that cannot compare, such as Safari before 17, loads without it.
  if (!link.relList.supports('modulepreload')) return
  Object.assign(link, { rel: 'modulepreload', integrity: hash, href: addressOf(file) })
  try {
    await new Promise<void>((resolve, reject) => {
      link.addEventListener('load', () => resolve())
      link.addEventListener('error', () => reject(new Error(`${link.href} did not arrive, or is not what was published.`)))
      document.head.append(link)
    })
  } finally {
    link.remove()
  }
}

const name = 'billfold.js'

/** Other files import this one by its name: under another one they would get a second copy, which nobody has compared. */
function checkOwnName(): void {
  if (import.meta.url !== addressOf(name)) throw new Error(`${import.meta.url} has to be served as ${name}, without a query.`)
}

const addressOf = (file: string): string => new URL(file, import.meta.url).href
