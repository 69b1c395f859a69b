import type { ToastVariant } from './toast.js'

/** Gap between two toasts, in milliseconds. */
export const toastSwapDelay = 150

/** Time that a toast stays, in milliseconds; one that has no time here stays until it is replaced or hidden. */
export const toastDuration: { readonly [V in ToastVariant]?: number } = { success: 3000, error: 6000 }
