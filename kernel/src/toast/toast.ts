export type ToastVariant = 'loading' | 'success' | 'error'

/** What a toast is asked to say. A message that is no text, such as a caught error, is reduced to one sentence. */
export interface ToastRequest {
  readonly variant: ToastVariant
  readonly message: unknown
}

/** A toast as it is shown. Its key tells two toasts with the same words apart. */
export interface Toast {
  readonly key: number
  readonly variant: ToastVariant
  readonly message: string
}
