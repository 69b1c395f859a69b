/** The place that something of another product has here. */
export interface Counterpart {
  /** An option by its path, a component, a hook; undefined where there is none. */
  readonly to?: string
  /** What to know about it, or why there is none. */
  readonly note?: string
  /** Writes the value of an option anew, from its source text; undefined where it has to be written by hand. */
  readonly rewrite?: (source: string) => string | undefined
  /** Lists the plugins that it asks for, from its source text. */
  readonly plugins?: (source: string) => readonly string[]
}

/** Names of one kind, each with its counterpart. */
export type Counterparts = Readonly<Record<string, Counterpart>>

/** A wallet modal that apps come from: public names of its interface, and what becomes of each. */
export interface Product {
  readonly name: string
  /** Packages that an app imports it from: these, and what begins with one and a slash or a hyphen. */
  readonly packages: readonly string[]
  /** The calls that take its options, and the components that take them as properties. */
  readonly configuredBy: readonly string[]
  readonly options: Counterparts
  /** Functions, hooks and components. */
  readonly names: Counterparts
  /** Elements of a page. */
  readonly elements: Counterparts
  /** Plugins that do what it does by itself. */
  readonly plugins: readonly string[]
}

/** True for a package of the product. */
export function isOf({ packages }: Product, module: string): boolean {
  return packages.some((name) => module === name || module.startsWith(`${name}/`) || module.startsWith(`${name}-`))
}

/** A value that is written as it is. */
export const asItIs = (source: string): string => source
