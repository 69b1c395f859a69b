/** Somebody who knows names: a service, or a chain. */
export interface NameSource {
  /** Its own part of what is kept. */
  readonly id: string
  /** A name as it writes it; undefined for one that nobody can have. */
  normalize(name: string): string | undefined
  /** The address of a name that is written as it should be. */
  resolve(name: string): Promise<string | undefined>
  /** The name that is said of an address. It counts where it leads back there, which is looked at unless `isConfirmed`. */
  reverse?(address: string): Promise<string | undefined>
  /** True where the answer to `reverse` has been looked at in both directions. */
  readonly isConfirmed?: boolean
  /** A picture for a name. */
  picture?(name: string): Promise<string | undefined>
}
