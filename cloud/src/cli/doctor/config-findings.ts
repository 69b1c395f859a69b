import type { CloudConfig } from '../../config/config.js'
import type { Finding } from './finding.js'

/** What is seldom meant in a configuration that can be used. */
export function configFindings(config: CloudConfig): readonly Finding[] {
  const open = config.projects.filter(({ origins }) => origins === undefined).map(({ id }) => id)
  const doubts: readonly (Finding | false)[] = [
    config.allowFaults && doubtful('allowFaults is on: anybody can make the cloud fail', 'take it out, it is for tests'),
    open.length > 0 && doubtful(`every page may use ${open.join(', ')}`, 'name the pages in origins of the project'),
    !isLoopback(config.host) &&
      config.publicUrl === undefined &&
      doubtful(
        `the cloud listens at ${config.host} for everybody, without TLS`,
        'put a proxy with TLS before it, and name its address as publicUrl',
      ),
    config.publicUrl?.startsWith('http:') === true &&
      !isLoopback(new URL(config.publicUrl).hostname) &&
      doubtful('publicUrl is not https: pages with TLS cannot reach it', 'let the proxy speak TLS, and name its https address'),
    config.publicUrl !== undefined &&
      !config.trustProxy &&
      doubtful('all callers look like one behind a proxy, and share one rate limit', 'set trustProxy when the proxy adds X-Forwarded-For'),
    config.networks.length === 0 && doubtful('no network is named: balances, history and names are not served', 'name them in networks'),
    config.networks.some(({ rpcUrl }) => rpcUrl.startsWith('http:') && !isLoopback(new URL(rpcUrl).hostname)) &&
      doubtful('a node is asked without TLS', 'name its https address as rpcUrl, unless it is on a network of your own'),
    [config.collectibles.ipfs, config.collectibles.arweave].some(
      (url) => url?.startsWith('http:') === true && !isLoopback(new URL(url).hostname),
    ) && doubtful('a gateway of collectibles is asked without TLS', 'name its https address, unless it is on a network of your own'),
  ]
  return [{ kind: 'good', line: 'the configuration can be read' }, ...doubts.filter((doubt) => doubt !== false)]
}

function doubtful(line: string, remedy: string): Finding {
  return { kind: 'doubtful', line, remedy }
}

function isLoopback(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host)
}
