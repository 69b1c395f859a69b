import type { ViewName, Views } from '../../core/open.js'

/** A view and what it is opened with. */
export type RouterTarget = { readonly [K in ViewName]: { readonly view: K; readonly data: Views[K] } }[ViewName]

/** One entry of the history. Its key tells two visits of the same view apart and never comes back. */
export type RouterEntry = RouterTarget & { readonly key: number }

/** The views that open without arguments. */
export type PlainView = { [K in ViewName]: undefined extends Views[K] ? K : never }[ViewName]
