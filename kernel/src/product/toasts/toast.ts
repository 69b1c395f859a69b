/** Kind of a toast: something runs, went well, or did not. */
export type ToastVariant = 'loading' | 'success' | 'error'

/** Reference to the same sentence in other languages: the id of its message set, and the message in it. */
export interface ToastWords {
  readonly set: string
  readonly key: string
}

/** Request for a toast. A message that is no text, such as a caught error, is reduced to one sentence. */
export interface ToastRequest {
  readonly variant: ToastVariant
  readonly message: unknown
  /** The kernel's own sentences need none. */
  readonly words?: ToastWords
}

/** A toast as it is shown. Its key tells two toasts with the same words apart. */
export interface Toast {
  readonly key: number
  readonly variant: ToastVariant
  readonly message: string
  /** Origin of the message: a text, or a thrown value that the shell says in the visitor's language. */
  readonly given: unknown
  readonly words?: ToastWords
}
