/** Users install no `devDependencies`, and pnpm writes them in an order that changes from one packing to the next. */
module.exports = {
  hooks: {
    beforePacking({ devDependencies: _unused, ...manifest }) {
      return manifest
    },
  },
}
