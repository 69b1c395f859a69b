import type { Kernel } from '@billfold/kernel'
import { Button, observer, useTranslate, useVisit } from '@billfold/ui/kit'
import { makeAutoObservable, runInAction } from 'mobx'
import type { FunctionComponent } from 'react'

import { viewMessages } from '../messages/view-messages.js'

/** Ends the connection that is in use. The modal closes by itself. */
export const Disconnect: FunctionComponent = observer(function Disconnect() {
  const say = useTranslate(viewMessages)
  const ending = useVisit(createEnding)
  return (
    <Button
      kind="danger"
      icon="leave"
      focusKey="disconnect"
      {...(ending.isBusy && { busy: say('disconnecting') })}
      onPress={() => void ending.end()}
    >
      {say('disconnect')}
    </Button>
  )
})

class Ending {
  isBusy = false

  constructor(private readonly kernel: Kernel) {
    makeAutoObservable<this, 'kernel'>(this, { kernel: false }, { autoBind: true })
  }

  async end(): Promise<void> {
    const { families, connections, toasts } = this.kernel
    const namespace = families.activeNamespace
    if (namespace === undefined) return
    this.isBusy = true
    try {
      await connections.disconnect({ namespace })
    } catch (error) {
      toasts.show({ variant: 'error', message: error })
    }
    runInAction(() => (this.isBusy = false))
  }
}

function createEnding(kernel: Kernel): Ending {
  return new Ending(kernel)
}
