import type { ProductNamespace } from './caip/namespaces.js'

/**
 * The names that wallets, the product and plugins add to, by module augmentation: plugins write
 * `declare module '@billfold/kernel' { interface Views { … } }`. A wrong name, argument or payload does not compile.
 */

/** Chain families. An eighth is one line in a plugin. */
export interface Namespaces extends Record<ProductNamespace, true> {}

/** Objects that hosts and their libraries talk to, by family: what `getProvider` gives. */
export interface HostProviders {}

/** Views and the arguments they are opened with; `undefined` in the type makes the arguments optional. */
export interface Views {}

/** A view that somebody may open: of the product, or one that a plugin adds. */
export type ViewName = keyof Views & string

/** The arguments of a view as a rest parameter: none, optional or required, as the view says. */
export type ViewArguments<K extends ViewName> = undefined extends Views[K] ? [args?: Views[K]] : [args: Views[K]]

/** Results that a view gives to the caller who waits for it. */
export interface ViewResults {}

/** The views that somebody can wait for. */
export type TaskView = keyof ViewResults & ViewName

/** Places in the views that plugins fill, and the shape of what stands there. */
export interface Slots {}

/** A place where plugins put something. */
export type SlotName = keyof Slots & string

/** Events in the past tense with their owner, and their payloads. */
export interface Events {
  /** A plugin failed to load or to start; the others go on. */
  'plugin:failed': { readonly id: string; readonly reason: string }
  /** An entry for analytics, under the name that the analytics service knows. */
  'analytics:recorded': { readonly event: string; readonly properties?: Readonly<Record<string, unknown>>; readonly address?: string }
}

/** An event that somebody may hear. */
export type EventName = keyof Events & string

/** Says that something happened. */
export type Publish = <K extends EventName>(name: K, payload: Events[K]) => void

/** The switches of the product and the type of each when it is resolved. A list, even an empty one, means on. */
export interface Features {}

/** A switch: of the product, or one that a plugin adds. */
export type FeatureKey = keyof Features & string

/** Items in the host's storage by their keys. */
export interface StoredItems {}

/** Something that is kept across a reload. */
export type StoredKey = keyof StoredItems & string

/** Services that a host may name; one that it does not name is never contacted. */
export interface Endpoints {}

/** A service that a host may name. */
export type EndpointName = keyof Endpoints & string

/** Error codes and the context that each carries. A code without a message does not compile. */
export interface ErrorContexts {}

/** Code that tells errors apart. */
export type ErrorCode = keyof ErrorContexts & string
