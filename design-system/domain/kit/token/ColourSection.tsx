import { useT } from '../../../locales/useT.ts'
import { Hatch } from '../../../primitives/hatch/Hatch.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { Grid } from '../../../primitives/layout/Grid.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { vars } from '../../../tokens/vars.ts'
import { SpecimenHead } from '../specimen/SpecimenHead.tsx'
import { SpecimenTable } from '../specimen/SpecimenTable.tsx'
import { Ground, HatchPlace, Line, Lines, Matrix } from './Colour.styles.ts'
import type { GroundName, TextName } from './colourRoles.ts'
import { colourRoles, grounds, lines, pairNames, pairsOfRole, roleIcons, texts } from './colourRoles.ts'
import { ContrastCell } from './ContrastCell.tsx'

const { escrow, surface } = vars.semantic

/** What colours mean, how they are used, and whether each use can be read. */
export function ColourSection() {
  const t = useT('uiKit')
  const rows = colourRoles.map(role => {
    const pairs = pairsOfRole(role)
    return {
      id: role,
      head: role,
      note: t(`colour.role.${role}`),
      cells: pairNames.map(name => (
        <ContrastCell key={name} pair={pairs[name]}>
          {name === 'icon' ? <Icon of={roleIcons[role]} size="m" /> : t(`colour.sample.${name}`)}
        </ContrastCell>
      )),
    }
  })
  const locked = {
    id: 'escrow',
    head: 'escrow',
    note: t('colour.escrow'),
    cells: [
      ...[surface.page, surface.card, escrow.base].map(ground => (
        <ContrastCell key={ground} pair={{ colour: escrow.text, ground, least: 4.5 }}>
          {t('colour.sample.page')}
        </ContrastCell>
      )),
      <HatchPlace key="hatch">
        <Hatch />
      </HatchPlace>,
      <HatchPlace key="wide">
        <Hatch />
      </HatchPlace>,
    ],
  }
  return (
    <>
      <Matrix>
        <SpecimenTable
          caption={t('section.colour.title')}
          columns={[t('colour.column.role'), ...pairNames.map(name => t(`colour.column.${name}`))]}
          rows={[...rows, locked]}
        />
      </Matrix>
      <SpecimenHead code="surface.* × text.*">{t('colour.grounds')}</SpecimenHead>
      <Grid columns="quarters" gap="3">
        {(Object.keys(grounds) as GroundName[]).map(ground => (
          <Ground key={ground} style={{ background: grounds[ground] }}>
            <Text size="code" tone="primary">
              surface.{ground}
            </Text>
            {(Object.keys(texts) as TextName[]).map(text => (
              <ContrastCell
                key={text}
                look="line"
                pair={{ colour: texts[text], ground: grounds[ground], least: 4.5 }}
              >
                {t(`colour.text.${text}`)}
              </ContrastCell>
            ))}
          </Ground>
        ))}
      </Grid>
      <Lines>
        {Object.entries(lines).map(([name, colour]) => (
          <li key={name}>
            <Line style={{ background: colour }} />
            <Inline gap="1">
              <Text size="code">{name}</Text>
            </Inline>
          </li>
        ))}
      </Lines>
    </>
  )
}
