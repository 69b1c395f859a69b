const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: project } = process.env

/** A registry believes that a package comes from the repository that built it only if the package says so too. */
const provenance = project === undefined ? {} : { repository: { type: 'git', url: `git+${server}/${project}.git` } }

/** pnpm looks up the versions of the workspace side by side, and writes them in the order in which they are found. */
function inOrder(manifest, field) {
  const sorted = Object.entries(manifest[field] ?? {}).toSorted(([left], [right]) => (left < right ? -1 : 1))
  return sorted.length === 0 ? {} : { [field]: Object.fromEntries(sorted) }
}

/** Users install no `devDependencies`. */
module.exports = {
  hooks: {
    beforePacking({ devDependencies: _unused, ...manifest }) {
      return { ...manifest, ...inOrder(manifest, 'dependencies'), ...inOrder(manifest, 'peerDependencies'), ...provenance }
    },
  },
}
