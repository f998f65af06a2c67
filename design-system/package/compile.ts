import { build, type InlineConfig, type Rolldown } from 'vite'
import { compiledPath } from './compiledPath.ts'
import { home, publicModules } from './modules.ts'

/** What only a browser's React has: state, contexts, styles, and all that is made with them. */
const clientPackage =
  /^(?:react|react-dom|styled-components|react-aria|react-stately|react-aria-components|uplot|@tanstack\/react-virtual)(?:\/|$)/

/** Called by a server while it renders: not for a browser's React. */
const ofServers = /\/theme\/pageStyles\.ts$/

/** React's server components take a module with this line as the border to the browser; everybody else passes it over. */
function border({ facadeModuleId, imports }: Rolldown.RenderedChunk): string {
  const isForClients =
    facadeModuleId?.endsWith('.tsx') === true || imports.some(name => clientPackage.test(name))
  return isForClients && !ofServers.test(facadeModuleId ?? '') ? "'use client';" : ''
}

/** A package of two thousand coins, 118 MB, of which nine are drawn: these come along, and the package does not. */
export const takenAlong = /^@web3icons\//
const ofTakenAlong = /\/node_modules\/@(web3icons\/\w+)\/dist\/(.+)\.js$/

/** Where a module of the design system is written; what it takes from beside it keeps its place too. */
function compiledName({ facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const id = facadeModuleId ?? ''
  if (id.startsWith(home)) return `design-system/${compiledPath(id.slice(home.length))}.js`
  const [, name, path] = ofTakenAlong.exec(id) ?? []
  return name === undefined ? '[name].js' : `taken/${name}/${path}.js`
}

/**
 * Compiles every public module and what it imports into a file of its own, with the same names of styles for servers and browsers, since
 * they are made here. Packages stay imports.
 */
export async function compile(outDir: string): Promise<void> {
  const config: InlineConfig = {
    root: home,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    oxc: {
      plugins: {
        styledComponents: { displayName: false, fileName: false, ssr: true, minify: true, pure: true },
      },
    },
    build: {
      outDir,
      emptyOutDir: false,
      minify: false,
      sourcemap: true,
      target: 'es2023',
      reportCompressedSize: false,
      lib: { entry: publicModules().map(file => `${home}${file}`), formats: ['es'] },
      rolldownOptions: {
        external: id => /^[^./\0]/.test(id) && !takenAlong.test(id),
        output: {
          preserveModules: true,
          preserveModulesRoot: `${home}..`,
          entryFileNames: compiledName,
          banner: border,
        },
      },
    },
  }
  await build(config)
}
