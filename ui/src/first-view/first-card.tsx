import { HeaderFrame } from '../app/header-frame.js'
import { LegalText, type LegalPages } from '../app/legal-text.js'
import { styles as modal } from '../app/modal.module.css'
import { styles as toast } from '../app/toast-line.module.css'
import { styles as host } from '../app/view-host.module.css'
import { styles as spoken } from '../../kit/environment/kit-provider.module.css'
import { Thread } from '../../kit/thread/thread.js'
import type { ReactElement } from 'react'

import { ConnectContent } from '../views/connect-content.js'
import type { ConnectModel } from '../views/connect-model.js'
import type { ConnectContext } from '../views/connect-parts.js'
import { ActivityMark } from './to-dom.js'

export interface FirstCardProps {
  readonly model: ConnectModel
  readonly context: ConnectContext
  readonly isEmbedded: boolean
  readonly legal: LegalPages | undefined
  onClose(): void
}

/** Everything in the card, as the shell draws it around the view to connect: a test holds both to the same nodes. */
export function FirstCard({ model, context, isEmbedded, legal, onClose }: FirstCardProps): ReactElement {
  const { say, onView } = context
  return (
    <>
      <div className={modal['modal']}>
        <Thread state="idle" />
        {!isEmbedded && <div className={modal['grabber']} />}
        <HeaderFrame start="help" say={say} onClose={isEmbedded ? undefined : onClose} onHelp={() => onView('WhatIsAWallet')} />
        <div className={host['host']}>
          <ActivityMark>
            <div className={host['frame']} data-view="Connect" data-visit="">
              <div className={host['scroller']} data-scroller="">
                <ConnectContent model={model} context={context} />
              </div>
              {legal !== undefined && <LegalText pages={legal} say={say} />}
            </div>
          </ActivityMark>
          <div className={host['ghosts']} aria-hidden="true" inert />
        </div>
        <div className={toast['place']}>
          <div className={toast['said']}>
            <div role="status" />
            <div role="alert" />
          </div>
        </div>
      </div>
      <div role="status" className={spoken['spoken']}>
        <span />
      </div>
    </>
  )
}
