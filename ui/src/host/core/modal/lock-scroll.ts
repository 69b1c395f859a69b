/**
 * Keeps the page from scrolling under the modal, and from jumping sideways where its scrollbar takes room. Returns the undo,
 * which leaves the page's own styles as they were.
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  const { overflow, scrollbarGutter } = style
  const hadStyle = document.documentElement.hasAttribute('style')
  const takesRoom = innerWidth > clientWidth
  style.overflow = 'hidden'
  if (takesRoom) style.scrollbarGutter = 'stable'
  return () => {
    style.overflow = overflow
    style.scrollbarGutter = scrollbarGutter
    // Asking for the attribute first is what makes Chromium see that there is one to remove.
    if (!hadStyle && document.documentElement.getAttribute('style') === '') document.documentElement.removeAttribute('style')
  }
}
