const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const leftToRight = /[\p{Script=Latin}\d](?:[^\p{Script=Arabic}\p{Script=Hebrew}\n]*[\p{Script=Latin}\d])?/gu

/**
 * Keeps amounts, names and addresses in one piece within a sentence that runs from right to left: by the rules of browsers `0.1 ETH` is
 * seen as `ETH 0.1` there, and an address that breaks at the end of a line lies around the words beside it.
 */
export function isolated(text: string): string {
  return rightToLeft.test(text) ? text.replaceAll(leftToRight, '\u2066$&\u2069') : text
}
