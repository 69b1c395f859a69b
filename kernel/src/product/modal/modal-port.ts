import type { Log } from '../../core/log/log.js'
import type { ModalPort } from '../../wallets/state/modal-port.js'
import type { Alerts } from '../alerts/alerts.js'
import type { KernelOptions } from '../options/options.js'
import type { Router } from '../router/router.js'
import type { Toasts } from '../toasts/toasts.js'
import type { Modal } from './modal.js'
import type { OpenRequest } from './open-request.js'

export interface ModalPortNeeds {
  readonly options: Pick<KernelOptions, 'isEmbedded'>
  /** Made after the wallet core, which only asks when something happens. */
  modal(): Modal
  router(): Router
  readonly toasts: Pick<Toasts, 'show'>
  readonly alerts: Pick<Alerts, 'raise'>
  readonly log: Pick<Log, 'error'>
}

/** Answers what the wallet core asks of the modal. */
export function modalPort({ options, modal, router, toasts, alerts, log }: ModalPortNeeds): ModalPort {
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
