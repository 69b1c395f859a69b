/** Has what the kernel loads late, as on a page that stands for a while: from then on `settled()` waits long enough. */
export async function lateParts(): Promise<void> {
  await Promise.all([
    import('../src/di/plugin-container.js'),
    import('../src/plugin/kernel-lives.js'),
    import('../src/chains/create-deeds.js'),
    import('../src/http/transport.js'),
    import('../src/features/configure.js'),
    import('../src/errors/error-report.js'),
  ])
}
