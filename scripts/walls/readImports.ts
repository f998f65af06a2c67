import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import { houses, type House } from './floors.ts'
import type { Import } from './circles.ts'

/** An import that goes up. */
export interface WrongWay {
  readonly by: Import
  readonly house: string
}

const workspaces = ['app', 'design-system', 'mesh', 'server'] as const

const literal = (text: string): string => text.replaceAll(/[.[\]()*+?^$|\\]/g, String.raw`\$&`)
const under = (folder: string, children: readonly string[]): string =>
  `^${folder}/(?:${children.map(literal).join('|')})(?:/|$)`
const floorsOf = ({ floors }: House): readonly (readonly string[])[] =>
  floors.map(floor => (typeof floor === 'string' ? [floor] : floor))

/** The children that a house names. */
export const namedIn = (house: House): readonly string[] => floorsOf(house).flat()

/** Nobody imports what stands above or beside them. */
const rules: readonly IForbiddenRuleType[] = Object.entries(houses).flatMap(([folder, house]) =>
  floorsOf(house).flatMap((floor, at, all) =>
    floor.flatMap(child => {
      const beside = floor.filter(other => other !== child)
      const above = [...all.slice(0, at).flat(), ...beside]
      if (above.length === 0) return []
      return [
        {
          name: folder,
          comment: house.help,
          severity: 'error' as const,
          from: { path: under(folder, [child]) },
          to: { path: under(folder, above) },
        },
      ]
    }),
  ),
)

/** Every import between files of the workspaces, types included, tests left out; and those that go up. */
export async function readImports(): Promise<{
  readonly imports: readonly Import[]
  readonly wrongWays: readonly WrongWay[]
}> {
  const { output } = await cruise([...workspaces], {
    ruleSet: { forbidden: [...rules] },
    validate: true,
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`node_modules|/dist/|\.(?:test|typetest)\.tsx?$` },
  })
  const { modules, summary } = output as ICruiseResult
  const isOurs = (file: string) => workspaces.some(workspace => file.startsWith(`${workspace}/`))
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => isOurs(source) && isOurs(resolved) && resolved !== source)
      .map(({ resolved }): Import => [source, resolved]),
  )
  const wrongWays = summary.violations.map(({ from, to, rule }) => ({
    by: [from, to] as const,
    house: rule.name,
  }))
  return { imports, wrongWays }
}
