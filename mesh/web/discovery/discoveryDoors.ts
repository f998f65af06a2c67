import type { Door } from '../../gateway/doors/door.ts'
import type { DiscoveryBuild } from './discoveryBuild.ts'
import { discoveryDoor, type DiscoveryOptions } from './discoveryDoor.ts'
import { pictureDrawer } from './pictureDrawer.ts'
import type { PreviewBuild } from './previewBuild.ts'
import { previewDoor } from './previewDoor.ts'
import { spellingDoor } from './spellingDoor.ts'

/** The doors of what is there for search engines and previews; they stand before those of pages. */
export function discoveryDoors(
  options: Omit<DiscoveryOptions, 'build'> & { readonly build: DiscoveryBuild & PreviewBuild },
): { readonly doors: readonly Door[]; readonly close: () => Promise<void> } {
  const drawer = pictureDrawer()
  return {
    doors: [spellingDoor(options.build), discoveryDoor(options), previewDoor({ ...options, drawer })],
    close: drawer.close,
  }
}
