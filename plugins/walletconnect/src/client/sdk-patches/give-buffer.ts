/**
 * Gives the page a `Buffer` unless it has one. The SDK writes down what a session may do (ERC-5573) by that of Node, and leaves it to hosts to bring one.
 * It is the whole of it: others that look for it find what they expect.
 */
export async function giveBuffer(): Promise<void> {
  // oxlint-disable-next-line no-restricted-globals -- the SDK looks there, and nowhere else
  const page: object = globalThis
  if ('Buffer' in page) return
  const { Buffer } = await import('buffer/index.js')
  Object.assign(page, { Buffer })
}
