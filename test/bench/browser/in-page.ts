/**
 * What runs in the page that is measured. Each function is sent there as its own text: it knows nothing but its argument.
 */

/** Waits for a click, and keeps the milliseconds from it until the frame in which something is seen, in the document or in the modal. */
export function watchClick(seen: string): void {
  const isSeen = (): boolean =>
    [document, document.querySelector('billfold-modal')?.shadowRoot].some(
      (root) => root?.querySelector(seen)?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true,
    )
  const painted = new Promise<number>((resolve, refuse) => {
    const start = ({ timeStamp }: Event): void => {
      const look = (): void => {
        if (performance.now() - timeStamp > 10_000) refuse(new Error(`${seen} does not come`))
        else if (isSeen()) tell()
        else requestAnimationFrame(look)
      }
      const tell = (): void => {
        // A message that is sent in a frame arrives when the frame has been painted.
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now() - timeStamp))
        port1.start()
        port2.postMessage(undefined)
      }
      requestAnimationFrame(look)
    }
    addEventListener('click', start, { capture: true, once: true })
  })
  Object.assign(globalThis, { painted })
}

/** What `watchClick` has kept. */
export function watched(): Promise<number> {
  return (globalThis as unknown as { readonly painted: Promise<number> }).painted
}

/** The milliseconds from the visitor's wish to see the page until everything of it had arrived and run. */
export function readyAfter(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation === undefined ? Infinity : navigation.loadEventStart - navigation.startTime
}

interface Handle {
  open(request?: { readonly view: string }): Promise<void>
  close(): Promise<void>
}

/** Opens the modal and closes it again, so many times, each time until it has been painted and has left. */
export async function openAndClose(count: number): Promise<void> {
  const { billfold } = globalThis as unknown as { readonly billfold: Handle }
  const painted = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  for (let cycle = 0; cycle < count; cycle++) {
    await billfold.open()
    await painted()
    await billfold.close()
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** Opens a view with a search, and waits for what can be found. */
export async function openView(view: string): Promise<void> {
  const { billfold } = globalThis as unknown as { readonly billfold: Handle }
  await billfold.open({ view })
  const isThere = (): boolean => Boolean(document.querySelector('billfold-modal')?.shadowRoot?.querySelector('[data-key^="wallet "]'))
  for (let frame = 0; frame < 600 && !isThere(); frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Puts a text into the search, and tells the milliseconds until what it finds has been painted. */
export function typeUntilFound(text: string): Promise<number> {
  const root = document.querySelector('billfold-modal')?.shadowRoot
  const input = root?.querySelector<HTMLInputElement>('[data-view="AllWallets"] input')
  const names = (): string =>
    [...(root?.querySelectorAll('[data-view="AllWallets"] [data-key]') ?? [])].map((tile) => tile.textContent).join()
  const before = names()
  return new Promise((resolve, refuse) => {
    const start = performance.now()
    const look = (): void => {
      if (performance.now() - start > 10_000) refuse(new Error(`The search for ${text} changes nothing`))
      else if (names() === before) requestAnimationFrame(look)
      else tell()
    }
    const tell = (): void => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(performance.now() - start))
      port1.start()
      port2.postMessage(undefined)
    }
    // As the browser does it: React follows the setter of the element's own class.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input?.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, data: text.at(-1) ?? '' }))
    requestAnimationFrame(look)
  })
}

/** Opens the modal, at a view where one is named. */
export function openModal(view: string | undefined): Promise<void> {
  const { billfold } = globalThis as unknown as { readonly billfold: Handle }
  return billfold.open(view === undefined ? undefined : { view })
}

/**
 * Scrolls a list from its first row to the last in two seconds, or so many pixels in each second for two of them, by what belongs to a frame
 * of 60: a machine that is busy takes longer, and draws the same. Gives how many frames that took.
 */
export async function scrollList({ label, speed }: { readonly label: string; readonly speed: number | undefined }): Promise<number> {
  let list = document.querySelector('billfold-modal')?.shadowRoot?.querySelector<HTMLElement>(`[role=list][aria-label="${label}"]`)
  while (list && !/auto|scroll/.test(getComputedStyle(list).overflowY)) list = list.parentElement
  if (!list) throw new Error(`There is no list called ${label}`)
  const frames = 120
  const way = speed === undefined ? list.scrollHeight - list.clientHeight : speed * 2
  for (let frame = 1; frame <= frames; frame++) {
    list.scrollTop = (way * frame) / frames
    await new Promise((next) => requestAnimationFrame(next))
  }
  await new Promise((done) => setTimeout(done, 300))
  return frames
}
