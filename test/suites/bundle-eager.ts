/** Part of a plugin that a page downloads before anybody uses it. */
export interface EagerHalf {
  readonly code: string
  readonly modules: readonly string[]
}

/** Vite, as far as it is used here: every Vitest brings it. */
interface Bundler {
  build(options: object): Promise<unknown>
}

interface Chunk {
  readonly isEntry?: boolean
  readonly code?: string
  readonly modules?: Readonly<Record<string, unknown>>
}

/** Modules that a page has anyway, and those that are downloaded with views. */
const elsewhere = [/^@billfold\/(?:kernel|ui)/, /^react/, /\.css$/]

/** Bundles and minifies a manifest with what it imports at once; what it imports later stays outside. */
export async function bundleEager(entry: string): Promise<EagerHalf> {
  // By a name that no bundler follows: this module must not carry one into a bundle of its own.
  const name = 'vite'
  const vite = (await import(/* @vite-ignore */ name)) as Bundler
  const built = await vite.build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'later', enforce: 'pre', resolveDynamicImport: (id: unknown) => ({ id: String(id), external: true }) }],
    build: { write: false, minify: true, lib: { entry, formats: ['es'] }, rollupOptions: { external: elsewhere } },
  })
  const chunks = [built].flat().flatMap((result) => (result as { readonly output?: readonly Chunk[] }).output ?? [])
  const eager = chunks.filter(({ isEntry }) => isEntry === true)
  return {
    code: eager.map(({ code = '' }) => code).join('\n'),
    modules: eager.flatMap(({ modules = {} }) => Object.keys(modules)).filter((id) => !id.startsWith('\0')),
  }
}
