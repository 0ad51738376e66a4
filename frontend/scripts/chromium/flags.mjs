/** What every Chromium here is started with; only our own pages are opened. */
export const flags = [
  // Chromium refuses its sandbox to root, the usual user in a container.
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
]
