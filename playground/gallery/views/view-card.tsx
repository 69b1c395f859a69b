import { useKit } from '@billfold/ui/kit'
import { mountApp } from '@billfold/ui/app'
import type { FakeLog } from '@billfold/test/fakes'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'

import type { Scene } from './scene.js'
import { setScene } from './set-scene.js'
import { styles } from './view-card.module.css'

/** The modal's card with a scene played in it: the real shell on a real kernel, with a made-up world around. */
export function ViewCard({ scene }: { readonly scene: Scene }): ReactElement {
  const { locale } = useKit()
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const root = place.current
    if (root === null) return undefined
    const card = root.ownerDocument.createElement('section')
    card.className = styles['card'] ?? ''
    card.dataset['card'] = ''
    card.dataset['scene'] = ''
    root.replaceChildren(card)
    return mounted({ scene, root, card, locale })
  }, [scene, locale])

  return <div ref={place} className={styles['place']} />
}

interface Mounting {
  readonly scene: Scene
  readonly root: HTMLElement
  readonly card: HTMLElement
  readonly locale: string
}

function mounted({ scene, root, card, locale }: Mounting): () => void {
  const over = new AbortController()
  let told: FakeLog | undefined
  const run = async (): Promise<void> => {
    const { kernel, device, log, dispose } = await setScene(scene)
    told = log
    if (over.signal.aborted) return dispose()
    const app = mountApp({ kernel, device, root, card, locale })
    over.signal.addEventListener('abort', () => {
      app.unmount()
      dispose()
    })
    await app.ready
    await scene.after?.(card)
    card.dataset['ready'] = ''
  }
  run().catch((error: unknown) => {
    card.dataset['failure'] = [String(error), ...(told?.messages('error') ?? []), ...(told?.messages('warn') ?? [])].join(' ')
    console.error('The scene could not be played.', error)
  })
  return () => over.abort()
}
