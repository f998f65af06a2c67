import chromium from '@sparticuz/chromium'

// A process of its own: the package unpacks into the folder for temporary files, which `packagedChromium` chooses by `TMPDIR`.
await chromium.executablePath()
