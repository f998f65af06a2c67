import { styled } from 'styled-components'
import { captionText, row, wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars
const hairline = `${vars.borderWidth.hairline} solid ${semantic.border.subtle}`

export const BadgeList = styled.ul`
  ${wrappingRow(space[1], space['1-5'])}
`

export const HeadRoot = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${space[3]} ${space[4]};
  padding: ${vars.room.card};
  @media ${media.phone} {
    padding: ${space[4]};
  }
`

export const HeadWords = styled.div`
  display: grid;
  gap: ${space['1-5']};
  min-width: 0;
`

export const NameLine = styled.div`
  ${wrappingRow(space[1], space[3])}
  min-width: 0;
`

/** As long as a name can be: it breaks rather than ends in three dots, because this is its page. */
export const NameWords = styled.div`
  ${row(space['1-5'])}
  min-width: 0;
  overflow-wrap: anywhere;
`

export const HeadFacts = styled.ul`
  ${wrappingRow(space[1], space[4])}
  ${captionText}
`

/** Figures beside each other under the head; two in a line on a phone. */
export const FigureStrip = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border-top: ${hairline};
  @media ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const FigureCell = styled.div`
  display: grid;
  align-content: start;
  gap: ${space['0-5']};
  min-width: 0;
  padding: ${space[3]} ${vars.room.card};
  overflow-wrap: anywhere;
  & + & {
    border-inline-start: ${hairline};
  }
  @media ${media.phone} {
    padding: ${space[3]} ${space[4]};
    &:nth-child(odd) {
      border-inline-start: 0;
    }
    &:nth-child(n + 3) {
      border-top: ${hairline};
    }
  }
`

export const FigureTerm = styled.dt`
  ${captionText}
`

export const FigureValue = styled.dd`
  font: ${vars.type.amountM.font};
`

export const FigureNote = styled.dd`
  ${captionText}
`
