import { describeElement } from './elements.js'

/** The house's distances, in px. */
const scale = new Set([0, 1, 2, 4, 8, 12, 16, 20, 24, 32, 48])

const distances = [
  ...['padding-top', 'padding-right', 'padding-bottom', 'padding-left', 'row-gap', 'column-gap'],
  ...['margin-top', 'margin-right', 'margin-bottom', 'margin-left'],
]

/** Distances that are not of the scale, and controls whose height is not a multiple of four. */
export function offGrid(element: Element): readonly string[] {
  const style = getComputedStyle(element)
  const odd = distances.filter((name) => {
    const value = style.getPropertyValue(name)
    return /^-?[\d.]+px$/.test(value) && !scale.has(Math.abs(Number.parseFloat(value)))
  })
  return [
    ...odd
      .filter((name) => !isLeftOver(name, style))
      .map((name) => `${describeElement(element)} has ${name} ${style.getPropertyValue(name)}`),
    ...(isOddControl(element) ? [`${describeElement(element)} is ${element.getBoundingClientRect().height} px high`] : []),
  ]
}

/** Margins that put something in the middle, or make up for a scroll bar, are what is left over. */
function isLeftOver(name: string, style: CSSStyleDeclaration): boolean {
  const isCentred = style.marginLeft === style.marginRight && style.maxWidth !== 'none'
  return name.startsWith('margin') && (isCentred || style.overflowY === 'auto')
}

/** Words decide the height of a control that they fill in two lines. */
function isOddControl(element: Element): boolean {
  if (!element.matches('button, a, input') || getComputedStyle(element).display === 'inline') return false
  const { height } = element.getBoundingClientRect()
  return height < 64 && Math.abs(height - 4 * Math.round(height / 4)) > 0.1
}
