/** A view's name as words: `ConnectingExternal` is `Connecting external`. */
export function spaced(view: string): string {
  const words = view.replaceAll(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
