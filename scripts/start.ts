import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { collectSooner } from '../server/runtime/heap.ts'
import { restartWithMemoryFlags } from '../server/runtime/restartWithMemoryFlags.ts'

// `npm start`: server, gateway and the built app in one process. What the heap and Node are told has to come before the modules, most
// of what a start does being to load them.

restartWithMemoryFlags()
collectSooner()
// Beside the packages, whose code it is: in the folder of temporary files anybody could have put theirs.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/souk', import.meta.url)))

const { runProduct } = await import('./product.ts')
await runProduct()
