import type { Alerts } from '../product/alerts/alerts.js'
import type { ModalPort } from '../wallets/state/modal-port.js'
import type { Log } from '../core/log/log.js'
import type { Modal } from '../product/modal/modal.js'
import type { OpenRequest } from '../product/modal/open-request.js'
import type { KernelOptions } from '../product/options/options.js'
import type { Router } from '../product/router/router.js'
import type { Toasts } from '../product/toasts/toasts.js'

export interface ShellNeeds {
  readonly options: Pick<KernelOptions, 'isEmbedded'>
  /** Made after the chains, which only ask when something happens. */
  modal(): Modal
  router(): Router
  readonly toasts: Pick<Toasts, 'show'>
  readonly alerts: Pick<Alerts, 'raise'>
  readonly log: Pick<Log, 'error'>
}

/** What the chains ask of the modal, in the modal's own words. */
export function shellOf({ options, modal, router, toasts, alerts, log }: ShellNeeds): ModalPort {
  const isVisible = (): boolean => options.isEmbedded || modal().isOpen
  return {
    view: () => (isVisible() ? router().view : undefined),
    show: (view, ...args) => {
      if (isVisible()) return router().push(view, ...args)
      const request = { view, data: args[0] } as OpenRequest
      modal()
        .open(request)
        .catch((error: unknown) => log.error(`${view} could not be opened`, error))
    },
    back: () => router().back(),
    close: () => modal().close(),
    tell: (message) => toasts.show({ variant: 'error', message }),
    alert: (code, detail) => alerts.raise(code, detail),
  }
}
