/** The few movements of the shell, each by the browser's own animation: no style is written that stays. */
const out = 'cubic-bezier(.2,.8,.2,1)'
const into = 'cubic-bezier(.4,0,1,1)'

/** How long things take, in milliseconds. */
const motion = { view: 150, ghost: 120, reduced: 80, shake: 500 } as const

/** True for a visitor who does not want things to move. */
function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Brings a view in, from where one goes to. */
export function slideIn(element: HTMLElement, sign: number): void {
  if (wantsStillness()) return fade(element)
  element.animate(
    [
      { opacity: 0, transform: `translateX(${16 * sign}px)` },
      { opacity: 1, transform: 'none' },
    ],
    {
      duration: motion.view,
      easing: out,
    },
  )
}

/** Lets the picture of a view go, the other way, and takes it down. */
export function slideOut(ghost: HTMLElement, sign: number): void {
  const moved = wantsStillness() ? 'none' : `translateX(${-10 * sign}px)`
  const animation = ghost.animate([{ opacity: 1 }, { opacity: 0, transform: moved }], {
    duration: wantsStillness() ? motion.reduced : motion.ghost,
    easing: into,
    fill: 'forwards',
  })
  animation.onfinish = () => ghost.remove()
}

/** Says no: the card may not be closed now. Returns the undo. */
export function shake(card: HTMLElement): () => void {
  const steps = wantsStillness() ? outline(card) : [0, -8, 7, -5, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }))
  const animation = card.animate(steps, { duration: motion.shake, easing: 'ease-out' })
  return () => animation.cancel()
}

function fade(element: HTMLElement): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: motion.reduced })
}

/** For who does not want things to move: an edge in the colour of danger. */
function outline(card: HTMLElement): Keyframe[] {
  const color = getComputedStyle(card).getPropertyValue('--_danger')
  const edge = { outline: `2px solid ${color}`, outlineOffset: '-2px' }
  return [edge, edge]
}
