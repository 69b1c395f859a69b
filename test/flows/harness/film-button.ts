import type { HostFlow } from './host-flow.js'

/** What the app's button looked like in a frame. */
export interface ButtonFrame {
  readonly width: number
  readonly text: string
}

/** Watches the app's button frame by frame, until the film is asked for. Of frames that are alike there is one. */
export async function filmButton({ button }: HostFlow): Promise<() => Promise<readonly ButtonFrame[]>> {
  const film = await button.evaluateHandle((element) => {
    const frames: ButtonFrame[] = []
    const take = (): void => {
      const frame = { width: element.getBoundingClientRect().width, text: element.textContent }
      const last = frames.at(-1)
      if (last?.width !== frame.width || last.text !== frame.text) frames.push(frame)
      requestAnimationFrame(take)
    }
    take()
    return frames
  })
  return () => film.jsonValue()
}
