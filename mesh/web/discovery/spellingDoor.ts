import type { Door } from '../../gateway/doors/door.ts'
import { securityHeaders } from '../securityHeaders.ts'
import type { DiscoveryBuild } from './discoveryBuild.ts'

/**
 * Sends what asks for a page at an address that is written otherwise to the page's own: for ever, because that is where it is. It stands before
 * the doors of pages. The query goes along.
 */
export const spellingDoor = ({ ownAddress }: Pick<DiscoveryBuild, 'ownAddress'>): Door => ({
  name: 'spelling',
  opens: path => ownAddress(path) !== path,
  enter({ request, response, path }) {
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const query = /\?.*$/s.exec(request.url ?? '')?.[0] ?? ''
    response.writeHead(isReading ? 301 : 405, {
      ...securityHeaders(),
      'content-length': '0',
      'cache-control': 'no-cache',
      ...(isReading ? { location: ownAddress(path) + query } : { allow: 'GET, HEAD' }),
    })
    response.end()
  },
})
