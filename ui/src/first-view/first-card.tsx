import type { ReactElement, ReactNode } from 'react'

import { SpokenLine } from '../../kit/environment/spoken-line.js'
import type { ThreadState } from '../../kit/thread/thread.js'
import { ModalFrame, SaidFrame, ViewPlace, ViewsFrame } from '../app/card-frame.js'
import type { FirstModels } from './first-view.js'
import { ActivityMark } from './to-dom.js'

export interface FirstCardProps {
  readonly view: keyof FirstModels
  readonly thread: ThreadState
  readonly isEmbedded: boolean
  readonly header: ReactElement
  readonly footer: ReactNode
  readonly children: ReactNode
}

/** Everything in the card, by the frames of the shell around the content of a view. */
export function FirstCard({ view, thread, isEmbedded, header, footer, children }: FirstCardProps): ReactElement {
  return (
    <>
      <ModalFrame thread={thread} isEmbedded={isEmbedded}>
        {header}
        <ViewsFrame>
          <ActivityMark>
            <ViewPlace view={view} visit="" footer={footer}>
              {children}
            </ViewPlace>
          </ActivityMark>
        </ViewsFrame>
        <SaidFrame />
      </ModalFrame>
      <SpokenLine />
    </>
  )
}
