/**
 * Keeps the page from scrolling under the modal, and from jumping sideways where its scrollbar takes room. Returns the undo,
 * which leaves the page's own styles as they were.
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  const { overflow, scrollbarGutter } = style
  const hadStyle = document.documentElement.hasAttribute('style')
  style.overflow = 'hidden'
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  return () => {
    style.overflow = overflow
    style.scrollbarGutter = scrollbarGutter
    if (!hadStyle && style.length === 0) document.documentElement.removeAttribute('style')
  }
}
