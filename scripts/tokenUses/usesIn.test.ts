import { describe, expect, it } from 'vitest'
import { usesIn } from './usesIn.ts'

const start = "import { media, vars } from '../../tokens/vars.ts'\n"

const propertiesIn = (code: string, name: string): readonly string[] => [
  ...(usesIn('Row.styles.ts', start + code).declared.get(name)?.properties ?? []),
]

describe('what a module says of tokens', () => {
  it.each([
    ['a whole way', 'const Row = `${vars.semantic.text.primary}`', ['--text-primary']],
    [
      'names of its own',
      'const { semantic, space: room } = vars\nconst Row = `${semantic.buy.on} ${room["2-5"]}`',
      ['--buy-on', '--space-2-5'],
    ],
    [
      'a group of its own',
      'const { escrow } = vars.semantic\nconst Row = `${escrow.hatch}`',
      ['--escrow-hatch'],
    ],
    [
      'a type style',
      'const Row = typeStyle(vars.type.title1)',
      ['--type-title-1', '--type-title-1-tracking'],
    ],
    ['any of a group', 'const Row = gaps.map(gap => vars.focus[gap])', ['--focus-width', '--focus-offset']],
    ['the palette, by its property', "const Row = 'fill: var(--color-clay-300)'", ['--color-clay-300']],
    [
      'a template',
      'const Row = styled.li`stroke: var(--color-ink-50); gap: ${vars.space[4]};`',
      ['--color-ink-50', '--space-4'],
    ],
  ])('sees %s', (_, code, properties) => {
    expect(propertiesIn(code, 'Row').toSorted()).toEqual(properties.toSorted())
  })

  it('knows whom a name takes along, and from where', () => {
    const { declared, imports } = usesIn(
      'Row.styles.ts',
      `${start}import { labelText as words } from '../../theme/mixins.ts'\nexport const Row = styled.li\`\${words}\``,
    )
    expect(declared.get('Row')?.names).toContain('words')
    expect(imports.get('words')).toEqual({ name: 'labelText', from: '../../theme/mixins.ts' })
  })

  it('keeps apart what is not of the tokens', () => {
    expect(propertiesIn('const other = { semantic: 1 }\nconst Row = other.semantic', 'Row')).toEqual([])
  })
})
