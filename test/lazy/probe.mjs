/** Imports one module in a Node of its own and prints, as JSON, what the import did to the world around it. */
const watched = [globalThis, Object.prototype, Array.prototype, Function.prototype, Promise.prototype]
const namesOf = () => watched.map((target) => Reflect.ownKeys(target).map(String))
const waits = ['setTimeout', 'setInterval', 'setImmediate', 'fetch']

const acts = []
for (const name of waits) {
  const original = globalThis[name]
  globalThis[name] = (...given) => {
    acts.push(name)
    return original(...given)
  }
}

const before = namesOf()
const resources = process.getActiveResourcesInfo().length
const exported = await import(process.argv[2])
const added = namesOf().flatMap((names, index) => names.filter((name) => !before[index].includes(name)))
const kept = process.getActiveResourcesInfo().length - resources
process.stdout.write(JSON.stringify({ added, acts, kept, exports: Object.keys(exported).length }))
process.exit()
