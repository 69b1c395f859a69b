/** What a property test starts to draw from, unless it is to draw as many cases as a night allows. */
const seed = 20_260_101

/**
 * Lets property and model tests draw the same cases each time: what fails in the gate fails for the change that is in it, and fails
 * again when it is run again. New cases are drawn by `npm run test:long`, which has time to look at what it finds.
 * @returns {import('vite').Plugin}
 */
export function sameCases() {
  return {
    name: 'same-cases',
    enforce: 'pre',
    transform(code, id) {
      const isWanted = process.env['BILLFOLD_TRACES'] === undefined && !id.includes('/node_modules/') && code.includes(`from 'fast-check'`)
      // In the first line, so that every other line keeps its number.
      return isWanted ? `import { configureGlobal as drawFrom } from 'fast-check'; drawFrom({ seed: ${seed} }); ${code}` : undefined
    },
  }
}
