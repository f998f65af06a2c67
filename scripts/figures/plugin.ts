import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Plugin } from 'vite'
import { screensPath } from '../../server/domain/content/screens.ts'
import { figureFolder, presentFiles } from './figureFiles.ts'

/** Puts the pictures of the guide beside the app: their names hold what is on them, so they may be kept for ever. */
export function figuresPlugin(): Plugin {
  return {
    name: 'souk-figures',
    generateBundle() {
      for (const file of presentFiles())
        this.emitFile({
          type: 'asset',
          fileName: `${screensPath.slice(1)}${file}`,
          source: readFileSync(join(figureFolder, file)),
        })
    },
    configureServer({ middlewares }) {
      middlewares.use(screensPath.slice(0, -1), (request, response, next) => {
        const file = presentFiles().find(one => `/${one}` === request.url)
        if (file === undefined) return next()
        response.setHeader('content-type', `image/${extname(file).slice(1)}`)
        response.end(readFileSync(join(figureFolder, file)))
      })
    },
  }
}
