/** What a mark may consist of. Nothing of it loads, links, runs or carries words. */
const elements = new Set([
  'svg',
  'g',
  'path',
  'circle',
  'rect',
  'ellipse',
  'defs',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
])
const attributes = new Set(
  `xmlns viewBox fill fill-rule clip-rule clip-path mask maskUnits d id gradientUnits gradientTransform transform stop-color stop-opacity offset
  fill-opacity opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit cx cy r rx ry fx fy x y x1 x2 y1 y2 width height`.split(
    /\s+/,
  ),
)
const value = /^(?:url\(#[\w-]+\)|[\w\s#.,()+-]*)$/

/** True for a picture of plain shapes and colours. @param {string} svg */
export function isPlainPicture(svg) {
  const tags = svg.match(/<[^>]*>/g) ?? []
  if (!svg.startsWith('<svg ') || tags.join('') !== svg) return false
  return tags.every((tag) => {
    const [, name = '', rest = ''] = /^<\/?([A-Za-z]+)((?: [A-Za-z0-9:-]+="[^"<>&]*")*)\/?>$/.exec(tag) ?? []
    if (!elements.has(name)) return false
    return [...rest.matchAll(/ ([A-Za-z0-9:-]+)="([^"]*)"/g)].every(
      ([, key = '', text = '']) => attributes.has(key) && (key === 'xmlns' ? text === 'http://www.w3.org/2000/svg' : value.test(text)),
    )
  })
}
