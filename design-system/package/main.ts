import { packPackage, tarball } from './pack.ts'

// `npm run pack:design-system`: the package as others get it, as a folder and as one file.
const { files, bytes } = await packPackage()
process.stdout.write(`${tarball}: ${bytes} bytes, ${files} files\n`)
