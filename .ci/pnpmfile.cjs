const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: project } = process.env

/** A registry believes that a package comes from the repository that built it only if the package says so too. */
const provenance = project === undefined ? {} : { repository: { type: 'git', url: `git+${server}/${project}.git` } }

/** Users install no `devDependencies`, and pnpm writes them in an order that changes from one packing to the next. */
module.exports = {
  hooks: {
    beforePacking({ devDependencies: _unused, ...manifest }) {
      return { ...manifest, ...provenance }
    },
  },
}
