import { styled } from 'styled-components'
import { baselineRow, captionText, row, variantRules, wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars
const hairline = `${vars.borderWidth.hairline} solid ${semantic.border.subtle}`
const inset = `padding-inline: ${vars.room.card};
  @media ${media.phone} {
    padding-inline: ${space[4]};
  }`

export const PartHead = styled.header`
  ${baselineRow(space[1], space[4])}
  justify-content: space-between;
  padding-block: ${space[4]} ${space[3]};
  ${inset}
`

/** What stands in a part that has no rows. */
export const PartText = styled.div`
  ${row(space['1-5'])}
  padding-block: ${space[3]} ${space[4]};
  border-top: ${hairline};
  color: ${semantic.text.secondary};
  ${inset}
`

/** One thing of a part: what stands before it, itself, and what is at its end. */
export const PartRow = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[1]} ${space[3]};
  padding-block: ${space[3]};
  border-top: ${hairline};
  overflow-wrap: anywhere;
  ${inset}
  &[data-look='note'] {
    grid-template-columns: minmax(0, 1fr) auto;
    @media ${media.phone} {
      grid-template-columns: auto minmax(0, 1fr);
      > :first-child {
        grid-column: 1 / -1;
      }
    }
  }
`

/** The icon of something that speaks for caution, by how grave it is. */
export const CautionIcon = styled.span`
  display: grid;
  padding-top: ${space['0-5']};
  ${variantRules('gravity', 'color', {
    grave: semantic.negative.icon,
    notable: semantic.warning.icon,
    slight: semantic.text.tertiary,
  })}
`

export const RowEnd = styled.span`
  ${captionText}
  white-space: nowrap;
  @media ${media.phone} {
    grid-column: 2;
  }
`

export const RowName = styled.div`
  ${wrappingRow(space[1], space[2])}
  min-width: 0;
`

/** Under a note: its form, and whatever else acts at the foot of a part. */
export const PartFoot = styled.div`
  padding-block: ${space[3]} ${space[4]};
  border-top: ${hairline};
  ${inset}
`

export const NoteText = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
