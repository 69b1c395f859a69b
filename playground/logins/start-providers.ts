import { startOAuth } from './oauth/start-oauth.js'
import type { LocalProvider } from './openid/start-open-id.js'

/** Every provider of logins that is played on this machine. */
export interface LocalProviders {
  /** As the cloud is told of them, by name. */
  readonly loginProviders: Readonly<Record<string, LocalProvider>>
  stop(): Promise<void>
}

/** Starts them at free ports. What has started is stopped again when another does not. */
export async function startProviders(): Promise<LocalProviders> {
  // It is large, and who starts a mailbox alone has no use for it.
  const { startOpenId } = await import('./openid/start-open-id.js')
  const starting = [startOpenId({ name: 'Google' }), startOpenId({ name: 'Apple', hasSignedSecret: true }), startOAuth()] as const
  const stop = async (): Promise<void> => {
    for (const started of await Promise.allSettled(starting)) if (started.status === 'fulfilled') await started.value.stop()
  }
  try {
    const [google, apple, oauth] = await Promise.all(starting)
    return { loginProviders: { google: google.config, apple: apple.config, ...oauth.configs }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
