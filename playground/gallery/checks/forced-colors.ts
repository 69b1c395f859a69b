import type { CDPSession } from '@vitest/browser-playwright'
import { expect } from 'vitest'
import { cdp } from 'vitest/browser'

import { allElements, describeElement, isSeen } from './elements.js'

/** Something that is seen by the colour it is filled with: an element, or what is drawn before or after it. */
interface Plate {
  readonly element: Element
  readonly part: Part
}

type Part = '' | '::before' | '::after'

const parts: readonly Part[] = ['', '::before', '::after']

/** Takes all colours of a page away, as a person does who sets them all, or gives them back. */
export async function forceColors(isForced: boolean): Promise<void> {
  const session: CDPSession = cdp()
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: isForced ? 'active' : 'none' }] })
  await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(isForced)
}

/** What is filled with a colour of its own while colours are ours. */
export function platesOf(card: Element): readonly Plate[] {
  // What a pointer happens to lie on is filled for as long as it does.
  return allElements(card)
    .filter((element) => isSeen(element) && !element.matches('button:hover, a:hover'))
    .flatMap((element) => parts.filter((part) => isPlate(element, part)).map((part) => ({ element, part })))
}

/** What is wrong while a person sets all colours, in sentences: plates without an edge, icons of the ground's colour, choices that look alike. */
export function forcedColorProblems(card: Element, plates: readonly Plate[]): readonly string[] {
  const ground = forced(card, 'Canvas')
  const elements = allElements(card).filter(isSeen)
  return [
    ...plates.filter(({ element }) => element.isConnected && isSeen(element)).flatMap((plate) => lost(plate, ground)),
    ...elements.filter((element) => element instanceof SVGSVGElement).flatMap((icon) => vanished(icon, groundOf(icon, ground))),
    ...['aria-selected', 'aria-pressed'].flatMap((state) => alike(elements, state)),
  ]
}

function isPlate(element: Element, part: Part): boolean {
  const style = getComputedStyle(element, part)
  if (part !== '' && (style.content === 'none' || !hasSize(style))) return false
  return alphaOf(style.backgroundColor) > 0.5 && style.opacity !== '0' && style.visibility === 'visible' && !style.scale.startsWith('0')
}

function hasSize({ width, height }: CSSStyleDeclaration): boolean {
  return Number.parseFloat(width) > 0 && Number.parseFloat(height) > 0
}

function lost({ element, part }: Plate, ground: string): readonly string[] {
  const style = getComputedStyle(element, part)
  const isFilled = alphaOf(style.backgroundColor) > 0.5 && style.backgroundColor !== ground
  if (isFilled || style.backgroundImage !== 'none' || hasEdge(style) || isCovered(element)) return []
  return [`${describeElement(element)}${part} has lost its shape`]
}

function hasEdge(style: CSSStyleDeclaration): boolean {
  const sides = ['top', 'right', 'bottom', 'left']
  const hasBorder = sides.some(
    (side) =>
      style.getPropertyValue(`border-${side}-style`) !== 'none' && Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0,
  )
  return hasBorder || (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0)
}

/** A picture over a plate is seen instead of it. */
function isCovered(element: Element): boolean {
  return element.querySelector(':scope > img') !== null
}

/** What an icon stands on: the first filled thing below it. */
function groundOf(element: Element, canvas: string): string {
  for (let one = element.parentElement; one !== null; one = one.parentElement) {
    const { backgroundColor } = getComputedStyle(one)
    if (alphaOf(backgroundColor) > 0.5) return backgroundColor
  }
  return canvas
}

function vanished(icon: Element, ground: string): readonly string[] {
  const { stroke, color } = getComputedStyle(icon)
  const drawn = stroke === 'none' ? color : stroke
  return drawn === ground ? [`the icon in ${describeElement(icon.parentElement ?? icon)} has the colour of the ground`] : []
}

/** What is chosen differs from what is not by more than a colour that is gone. */
function alike(elements: readonly Element[], state: string): readonly string[] {
  const chosen = elements.filter((element) => element.getAttribute(state) === 'true')
  const others = elements.filter((element) => element.getAttribute(state) === 'false')
  return chosen
    .filter((one) =>
      others.some((other) => other.parentElement?.parentElement === one.parentElement?.parentElement && look(one) === look(other)),
    )
    .map((one) => `${describeElement(one)} does not look chosen`)
}

function look(element: Element): string {
  const own = getComputedStyle(element)
  const mark = getComputedStyle(element, '::after')
  const { borderTopWidth, outlineStyle, backgroundColor, color } = own
  return [borderTopWidth, outlineStyle, backgroundColor, color, mark.scale, mark.content, element.querySelectorAll('svg').length].join(' ')
}

function forced(card: Element, systemColor: string): string {
  const probe = card.appendChild(document.createElement('i'))
  probe.style.color = systemColor
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** How much of what is behind a colour it hides. */
function alphaOf(color: string): number {
  if (color === 'transparent') return 0
  const alpha = /[/,]\s*([\d.]+)\s*\)$/.exec(color)?.[1]
  return color.startsWith('rgb(') || alpha === undefined ? 1 : Number(alpha)
}
