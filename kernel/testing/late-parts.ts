/** Has what the kernel loads late, as on a page that stands for a while: from then on `settled()` waits long enough. */
export async function lateParts(): Promise<void> {
  await Promise.all([
    import('../src/diagnosis.js'),
    import('../src/core/services/plugin-container.js'),
    import('../src/run-plugins.js'),
    import('../src/wallets/engine/engine.js'),
    import('../src/core/http/transport.js'),
    import('../src/product/features/project-config.js'),
  ])
}
